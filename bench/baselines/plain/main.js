/* The floor: the list and the form of the other subjects without any library. */
const { sections, optional, options } = FORM;
const main = document.querySelector('main');
const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

function check(input) {
  const message = input.closest('label, fieldset').querySelector('.error');
  const empty = input.type === 'checkbox' ? !input.checked : input.value === '';
  const wrong = empty && !optional.includes(input.dataset.name);
  input.toggleAttribute('aria-invalid', wrong);
  if (wrong) input.setAttribute('aria-invalid', 'true');
  message.textContent = wrong ? 'Uzupełnij to pole.' : '';
  return wrong;
}

function field(kind, name) {
  const message = element('span', { className: 'error' });
  const control =
    kind === 'select'
      ? element('select', {}, ...options.map((text) => element('option', {}, text)))
      : element('input', { type: kind });
  control.dataset.name = name;
  return element('label', {}, name, control, message);
}

function radios(title, names) {
  return names.map((name) =>
    element('label', {}, element('input', { type: 'radio', name: title, value: name }), name),
  );
}

function showForm() {
  let checking = false;
  const form = element('form', { noValidate: true }, element('h1', {}, 'Informacje do umowy'));
  for (const [title, kind, names] of sections) {
    const fields = kind === 'radio' ? radios(title, names) : names.map((name) => field(kind, name));
    form.append(element('fieldset', {}, element('legend', {}, title), ...fields));
  }
  form.append(element('button', { type: 'submit' }, 'Zakończ rekrutację'));
  const fields = form.querySelectorAll('[data-name]');
  form.oninput = ({ target }) => {
    if (checking && target.dataset.name) check(target);
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    checking = true;
    for (const input of fields) check(input);
  };
  main.replaceChildren(form);
}

function showList(offers) {
  const list = element('form', {}, element('h1', {}, 'Wybierz kierunek'));
  const groups = Map.groupBy(offers, ({ nabor }) => nabor.nazwaGrupy);
  for (const [group, members] of groups) {
    const names = new Set(
      members.map(({ kierunekSpecjalnosc }) => kierunekSpecjalnosc.kierunek.nazwa),
    );
    const rows = radios('kierunek', [...names]);
    list.append(element('fieldset', {}, element('legend', {}, group), ...rows));
  }
  const bar = element('div', { className: 'bar' });
  list.append(bar);
  list.onchange = () => bar.replaceChildren(element('button', { type: 'submit' }, 'Dalej'));
  list.onsubmit = (event) => {
    event.preventDefault();
    showForm();
  };
  main.replaceChildren(list);
}

fetch('/api/rekrutacja/dks')
  .then((answer) => answer.json())
  .then(showList);
