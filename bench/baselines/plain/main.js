/*
 * The lower bound: the list and the form without any library.
 */
const { sections } = FORM;
const main = document.querySelector('main');
const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};
let dictionaries = {};
let loading;

function radio(group, name, checked = false) {
  return element(
    'label',
    {},
    element('input', { type: 'radio', name: group, value: name, checked }),
    name,
  );
}

function control({ kind, options, value }) {
  if (kind !== 'select') return element('input', { type: kind });
  const names = typeof options === 'string' ? dictionaries[options] : options;
  const select = element(
    'select',
    {},
    ...['', ...names].map((text) => element('option', {}, text)),
  );
  select.value = value ?? '';
  return select;
}

function row(field) {
  const { kind, name, options, value } = field;
  const message = element('span', { className: 'error' });
  if (kind === 'radio') {
    const rows = options.map((option) => radio(name, option, option === value));
    return element('fieldset', { id: name }, element('legend', {}, name), ...rows, message);
  }
  return element('label', { id: name }, name, control(field), message);
}

function isWrong({ kind, optional }, box) {
  if (optional) return false;
  if (kind === 'radio') return box.querySelector(':checked') === null;
  const input = box.querySelector('input, select');
  return kind === 'checkbox' ? !input.checked : input.value === '';
}

function showForm() {
  let checking = false;
  const list = element('ol', { tabIndex: -1 });
  const form = element(
    'form',
    { noValidate: true },
    element('h1', {}, 'Informacje do umowy'),
    list,
  );
  const rows = new Map();
  for (const [title, fields] of sections) {
    for (const field of fields) rows.set(field, row(field));
    const members = fields.map((field) => rows.get(field));
    form.append(element('fieldset', {}, element('legend', {}, title), ...members));
  }
  form.append(element('button', { type: 'submit' }, 'Zakończ rekrutację'));
  const check = () => {
    const entries = [];
    for (const [field, box] of rows) {
      const wrong = isWrong(field, box);
      const target = field.kind === 'radio' ? box : box.querySelector('input, select');
      if (wrong) target.setAttribute('aria-invalid', 'true');
      else target.removeAttribute('aria-invalid');
      const text = wrong ? `${field.name}: uzupełnij to pole.` : '';
      const message = box.querySelector('.error');
      if (message.textContent !== text) message.textContent = text;
      const link = { href: `#${field.name}` };
      if (wrong) entries.push(element('li', {}, element('a', link, text)));
    }
    if (list.childElementCount !== entries.length) list.replaceChildren(...entries);
  };
  form.oninput = () => checking && check();
  form.onsubmit = (event) => {
    event.preventDefault();
    checking = true;
    check();
    list.focus();
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
    const open = list.childElementCount === 1;
    const rows = [...names].map((name) => radio('kierunek', name));
    list.append(element('details', { open }, element('summary', {}, group), ...rows));
  }
  const bar = element('div', { className: 'bar' });
  list.append(bar);
  list.onchange = () => bar.replaceChildren(element('button', { type: 'submit' }, 'Dalej'));
  list.onsubmit = async (event) => {
    event.preventDefault();
    dictionaries = await loading;
    showForm();
  };
  main.replaceChildren(list);
  loading = fetch('/dictionaries.json').then((answer) => answer.json());
}

fetch('/api/rekrutacja/dks')
  .then((answer) => answer.json())
  .then(showList);
