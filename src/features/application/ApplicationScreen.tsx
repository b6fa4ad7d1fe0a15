import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useCorrectApplicationMutation,
  useFindApplicationMutation,
  useWithdrawApplicationMutation,
} from '../../api/applicationApi';
import { type ApplicationFault, faultOf } from '../../api/applicationFault';
import type { Identification, MyApplication } from '../../contract/myApplication';
import { focusById } from '../../ui/focusById';
import { PAGE_TITLE_ID, PageHead } from '../../ui/PageHead';
import { ApplicationView } from './ApplicationView';
import { FindForm } from './FindForm';

interface ApplicationScreenProps {
  /** The number in the address, null without one. */
  number: string | null;
  /** Begins another application. */
  onApply: () => void;
}

/** The data that opened an application, and the application. It stays only in memory, until the page is closed. */
interface Opened {
  identification: Identification;
  application: MyApplication;
}

/** The page "My application" (docs/decisions.md, "My application"). */
export function ApplicationScreen({ number, onApply }: ApplicationScreenProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [wasClosed, setWasClosed] = useState(false);
  const [find] = useFindApplicationMutation();
  const [correct] = useCorrectApplicationMutation();
  const [withdraw] = useWithdrawApplicationMutation();

  /** Shows the answer to a call, unless the application that it was about has been closed in the meantime. */
  const show = async (
    identification: Identification,
    answer: Promise<MyApplication>,
  ): Promise<ApplicationFault | null> => {
    try {
      const application = await answer;
      setOpened((now) =>
        now?.identification === opened?.identification ? { identification, application } : now,
      );
      return null;
    } catch (error) {
      return faultOf(error);
    }
  };

  if (opened === null) {
    return (
      <div key="closed" ref={focusHeading}>
        <PageHead
          title={<FormattedMessage id="zgloszenie.tytul" />}
          lead={<FormattedMessage id="zgloszenie.opis" />}
        />
        <div className="Sections">
          <FindForm
            number={wasClosed ? null : number}
            find={(typed) => show(typed, find(typed).unwrap())}
          />
        </div>
      </div>
    );
  }
  const { identification, application } = opened;
  return (
    <div key={application.stan} ref={focusHeading}>
      <ApplicationView
        application={application}
        correct={(content) =>
          show(identification, correct({ ...identification, ...content }).unwrap())
        }
        withdraw={() => show(identification, withdraw(identification).unwrap())}
        onApply={onApply}
        onClose={() => {
          setOpened(null);
          setWasClosed(true);
        }}
      />
    </div>
  );
}

/**
 * The `ref` of a state of the page: it starts at the top, and its heading has the focus, unless the candidate has moved
 * the focus elsewhere. A control of the state before is gone, and its focus with it.
 */
function focusHeading(state: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (state === null || (activeElement !== null && activeElement !== body)) return;
  window.scrollTo(0, 0);
  focusById(PAGE_TITLE_ID, { preventScroll: true });
}
