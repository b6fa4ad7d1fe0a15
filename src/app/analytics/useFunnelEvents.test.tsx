import { act } from '@testing-library/react';
import type { Enrolment } from '../../features/enrolment/model/enrolmentContext';
import { enrolmentSlice } from '../../features/enrolment/model/enrolmentSlice';
import { validator } from '../../features/enrolment/model/form';
import { CONTEXT } from '../../testing/domainFixtures';
import { EnrolmentProvider } from '../../testing/EnrolmentProvider';
import { renderWithProviders } from '../../testing/renderApp';
import { useFunnelEvents } from './useFunnelEvents';

const { cleared, errorsShown, sectionsShown } = enrolmentSlice.actions;

/** A form whose events are reported. */
function openForm() {
  const events: string[] = [];
  let form: Enrolment['form'] | undefined;
  function Probe() {
    useFunnelEvents('summary', ({ event, name }) => void events.push(`${event} ${name}`));
    return null;
  }
  const prepare = (created: Enrolment) => {
    form = created.form;
    form.setConfig('validate', validator(CONTEXT));
  };
  const { store } = renderWithProviders(
    <EnrolmentProvider prepare={prepare}>
      <Probe />
    </EnrolmentProvider>,
  );
  const visit = () => {
    form?.registerField('wydanieEls', () => undefined, {});
    form?.focus('wydanieEls');
    form?.blur('wydanieEls');
  };
  return { store, events, visit };
}

test('a form and its sections are reported once until it is cleared, and then again', () => {
  const { store, events, visit } = openForm();
  act(() => {
    store.dispatch(sectionsShown([{ section: 'studentCard', ready: true }]));
    visit();
    visit();
    store.dispatch(cleared('candidate'));
    visit();
  });
  const once = ['form_started form', 'section_completed studentCard'];
  expect(events).toEqual(['step_seen summary', ...once, ...once]);
});

test('an invalid field is reported each time the candidate wants to send', () => {
  const { store, events } = openForm();
  act(() => {
    store.dispatch(errorsShown());
    store.dispatch(sectionsShown([]));
    store.dispatch(errorsShown());
  });
  expect(events.filter((event) => event === 'field_error imie')).toHaveLength(2);
  expect(events).not.toContain('form_started form');
});
