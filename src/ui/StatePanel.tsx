import { buttonClasses } from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AriaRole, ReactNode } from 'react';
import { IconCircle } from './IconCircle';
import { PageTitle } from './PageHead';
import { BELOW_MD, BELOW_SM } from './theme/media';

interface StatePanelProps {
  /** An icon of @mui/icons-material. */
  icon: ReactNode;
  tone: 'plain' | 'error';
  title: ReactNode;
  /** 1 when the panel is the whole screen. */
  headingLevel: 1 | 2;
  children?: ReactNode;
  actions?: ReactNode;
  role?: AriaRole;
}

const Panel = styled(Paper)({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '48px 32px',
  textAlign: 'center',
  '& > :first-child': { marginBottom: 6 },
  '& > p': { maxWidth: '52ch', textWrap: 'balance' },
  [BELOW_MD]: { padding: '36px 20px' },
}) as typeof Paper;

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 14,
  [BELOW_SM]: {
    width: '100%',
    [`& > .${buttonClasses.root}`]: { flex: '1 0 100%' },
  },
});

/** An empty or full-page state with one icon, the cause and an action. */
export function StatePanel({
  icon,
  tone,
  title,
  headingLevel,
  children,
  actions,
  role,
}: StatePanelProps) {
  return (
    <Panel component="section" role={role}>
      <IconCircle data-tone={tone}>{icon}</IconCircle>
      {headingLevel === 1 ? (
        <PageTitle>{title}</PageTitle>
      ) : (
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
      )}
      {children && <Typography color="textSecondary">{children}</Typography>}
      {actions && <Actions>{actions}</Actions>}
    </Panel>
  );
}
