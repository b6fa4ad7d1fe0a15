import { useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { studiesLines } from '../../domain/programmes';
import { PATHS } from '../../domain/screens';
import type { StepName } from '../../domain/stepOrder';
import { selectionReset } from '../../features/selection/selectionSlice';
import { Loading } from '../../ui/lazyPart';
import { SkeletonList } from '../../ui/SkeletonList';
import { useSite } from '../layout/SiteLayout';
import { CompletionScreen } from '../loading';
import { useSiteConfig } from '../siteConfig';
import { useAppDispatch } from '../store/store';
import { type SentApplication, sentApplication, storeSentApplication } from '../store/tabSession';
import { factLabel, factText } from './chosenStudies';
import { chunkFailed } from './ChunkFailed';

/** The completion page, for candidates who have sent an application in this visit. */
export function CompletionRoute() {
  const dispatch = useAppDispatch();
  const sent = sentApplication();
  const isSent = sent !== null;
  useEffect(() => {
    // The application is sent, so a change of language needs no confirmation.
    if (isSent) dispatch(selectionReset());
  }, [dispatch, isSent]);
  return sent && <Completion sent={sent} />;
}

/** The whole address of the page "My application", for paper. */
function applicationAddress(basePath: string): string {
  return new URL(basePath + PATHS.application.slice(1), window.location.origin).href;
}

/** The studies in two lines, and the numbers of one among several. */
function factsOf(intl: IntlShape, studies: SentApplication['studies']) {
  const isNumber = ({ name }: { name: string }) => name === 'recruitment' || name === 'programme';
  const { title, details } = studiesLines(studies.filter((fact) => !isNumber(fact)));
  const numbers = studies.filter(isNumber).map((fact) => ({
    label: intl.formatMessage({ id: factLabel(fact.name) }),
    value: factText(intl, fact),
  }));
  if (title === '') return numbers;
  return [
    { label: intl.formatMessage({ id: 'podsumowanie.studia.tytul' }), value: title, details },
    ...numbers,
  ];
}

function Completion({ sent }: { sent: SentApplication }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { institution, myApplication, basePath } = useSiteConfig();
  const { sender, setSender } = useSite();
  const { studies, reference, savedAt } = sent;
  const fillInAgain = sender?.fillInAgain ?? null;
  const chosen = (step: StepName) => studies.find(({ name }) => name === step)?.value ?? null;
  const restart = () => {
    storeSentApplication(null);
    setSender(null);
    void navigate(PATHS.direction);
  };
  return (
    <Loading waiting={<SkeletonList rows={32} />} failed={chunkFailed}>
      <CompletionScreen
        receipt={
          reference === null || savedAt === null
            ? null
            : {
                reference,
                savedAt,
                name: sender?.name ?? sender?.firstName ?? null,
                isFirstName: !sender?.name,
                email: sender?.email ?? null,
                institution,
                stateAddress: myApplication ? applicationAddress(basePath) : null,
              }
        }
        facts={factsOf(intl, studies)}
        level={chosen('level')}
        city={chosen('city')}
        copy={sender?.copy ?? null}
        onRestart={restart}
        onRestartWithData={
          fillInAgain &&
          (() => {
            fillInAgain();
            restart();
          })
        }
      />
    </Loading>
  );
}
