import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useCorrectApplicationMutation,
  useFindApplicationMutation,
  useWithdrawApplicationMutation,
} from '../../api/myApplicationApi';
import { type ApplicationFault, faultOf } from '../../api/myApplicationFault';
import type { Identification, MyApplication } from '../../contract/myApplication';
import { focusHeading, PageHead } from '../../ui/PageHead';
import { onPageLife } from '../../ui/pageLife';
import { ApplicationView } from './ApplicationView';
import { FindForm } from './FindForm';

interface ApplicationScreenProps {
  /** The number in the address, null without one. */
  number: string | null;
  /** Begins another application. */
  onApply: () => void;
}

/** Begins anew when it is closed, and when the browser restores it, possibly for another person. */
export function ApplicationScreen({ number, onApply }: ApplicationScreenProps) {
  const [visits, setVisits] = useState(0);
  const close = () => setVisits((before) => before + 1);
  useEffect(() => onPageLife({ shown: (restored) => restored && close() }), []);
  return (
    <Visit key={visits} number={visits === 0 ? number : null} onApply={onApply} onClose={close} />
  );
}

/** The data that opened an application, and the application. It stays only in memory, until the page is closed. */
interface Opened {
  identification: Identification;
  application: MyApplication;
}

interface VisitProps extends ApplicationScreenProps {
  onClose: () => void;
}

function Visit({ number, onApply, onClose }: VisitProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [find] = useFindApplicationMutation();
  const [correct] = useCorrectApplicationMutation();
  const [withdraw] = useWithdrawApplicationMutation();

  /** Shows the answer to a call. */
  const show = async (
    identification: Identification,
    answer: Promise<MyApplication>,
  ): Promise<ApplicationFault | null> => {
    try {
      setOpened({ identification, application: await answer });
      return null;
    } catch (error) {
      return faultOf(error);
    }
  };

  if (opened === null) {
    return (
      <div key="closed" ref={startAtTop}>
        <PageHead
          title={<FormattedMessage id="zgloszenie.tytul" />}
          lead={<FormattedMessage id="zgloszenie.opis" />}
        />
        <div className="Sections">
          <FindForm number={number} find={(typed) => show(typed, find(typed).unwrap())} />
        </div>
      </div>
    );
  }
  const { identification, application } = opened;
  return (
    <div key={application.stan} ref={startAtTop}>
      <ApplicationView
        application={application}
        correct={(content) =>
          show(identification, correct({ ...identification, ...content }).unwrap())
        }
        withdraw={() => show(identification, withdraw(identification).unwrap())}
        onApply={onApply}
        onClose={onClose}
      />
    </div>
  );
}

/** Starts a state at its heading, unless the candidate has moved the focus: a former control took it along. */
function startAtTop(state: HTMLElement | null): void {
  if (state === null || document.activeElement !== document.body) return;
  window.scrollTo(0, 0);
  focusHeading();
}
