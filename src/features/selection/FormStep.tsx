import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS } from '../../domain/paths';

interface FormStepProps {
  /** Whether the form is on the screen. */
  current: boolean;
  /** Whether all is chosen that it needs: then the item leads to it from everywhere. */
  open: boolean;
  /** Its sections, shown while it is on the screen. */
  children?: ReactNode;
}

/** The last item of the "your choice" list: the form that follows the steps. */
export function FormStep({ current, open, children }: FormStepProps) {
  if (current) {
    return (
      <li className="now">
        <div className="Step is-now" aria-current="step">
          <Content state="panel.biezacy">
            <span className="note">
              <FormattedMessage id="panel.wypelniasz" />
            </span>
          </Content>
        </div>
        {children}
      </li>
    );
  }
  return (
    <li className="todo">
      {open ? (
        <Link className="Step is-todo" to={PATHS.summary}>
          <Content state="panel.nie_wypelniono" />
          <span className="act">
            <FormattedMessage id="panel.przejdz" />
          </span>
        </Link>
      ) : (
        <div className="Step is-todo">
          <Content state="panel.nie_wypelniono" />
        </div>
      )}
    </li>
  );
}

interface ContentProps {
  /** What its look says, in words. */
  state: 'panel.biezacy' | 'panel.nie_wypelniono';
  children?: ReactNode;
}

function Content({ state, children }: ContentProps) {
  return (
    <>
      <span className="dot" aria-hidden="true">
        <DescriptionOutlined />
      </span>
      <span>
        <span className="lbl">
          <FormattedMessage id="krok.nazwa.formularz" />
          <span className="sr">
            <FormattedMessage id={state} />
          </span>
        </span>
        {children}
      </span>
    </>
  );
}
