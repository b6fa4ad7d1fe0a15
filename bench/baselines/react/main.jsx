/*
 * The list and the form in React with native controls.
 */
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { sections } = FORM;
const fields = sections.flatMap(([, members]) => members);
const initial = Object.fromEntries(
  fields.map(({ kind, name, value = kind === 'checkbox' ? false : '' }) => [name, value]),
);

const Choice = memo(function Choice({ group, name, checked, onChoose }) {
  return (
    <label>
      <input type="radio" name={group} checked={checked} onChange={() => onChoose(name)} />
      {name}
    </label>
  );
});

function List({ offers, onForward }) {
  const [chosen, setChosen] = useState(null);
  const groups = [...Map.groupBy(offers, ({ nabor }) => nabor.nazwaGrupy)];
  const submit = (event) => {
    event.preventDefault();
    onForward();
  };
  return (
    <form onSubmit={submit}>
      <h1>Wybierz kierunek</h1>
      {groups.map(([group, members], index) => (
        <details key={group} open={index === 0}>
          <summary>{group}</summary>
          {[...new Set(members.map((offer) => offer.kierunekSpecjalnosc.kierunek.nazwa))].map(
            (name) => (
              <Choice
                key={name}
                {...{ group: 'kierunek', name }}
                checked={chosen === name}
                onChoose={setChosen}
              />
            ),
          )}
        </details>
      ))}
      <div className="bar">{chosen !== null && <button type="submit">Dalej</button>}</div>
    </form>
  );
}

const Field = memo(function Field({ field, dictionaries, value, error, onChange }) {
  const { kind, name, options } = field;
  const shared = { 'aria-invalid': error ? true : undefined };
  const change = ({ target }) =>
    onChange(name, kind === 'checkbox' ? target.checked : target.value);
  const message = <span className="error">{error}</span>;
  if (kind === 'radio') {
    return (
      <fieldset id={name} {...shared}>
        <legend>{name}</legend>
        {options.map((option) => (
          <Choice
            key={option}
            {...{ group: name, name: option }}
            checked={value === option}
            onChoose={(chosen) => onChange(name, chosen)}
          />
        ))}
        {message}
      </fieldset>
    );
  }
  const names = typeof options === 'string' ? dictionaries[options] : options;
  return (
    <label id={name}>
      {name}
      {kind === 'select' ? (
        <select {...shared} value={value} onChange={change}>
          {['', ...names].map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      ) : kind === 'checkbox' ? (
        <input {...shared} type="checkbox" checked={value} onChange={change} />
      ) : (
        <input {...shared} type="text" value={value} onChange={change} />
      )}
      {message}
    </label>
  );
});

function Form({ dictionaries }) {
  const [values, setValues] = useState(initial);
  const [tries, setTries] = useState(0);
  const list = useRef(null);
  useEffect(() => {
    if (tries > 0) list.current.focus();
  }, [tries]);
  const change = useCallback(
    (name, value) => setValues((former) => ({ ...former, [name]: value })),
    [],
  );
  const submit = (event) => {
    event.preventDefault();
    setTries(tries + 1);
  };
  const wrong =
    tries === 0 ? [] : fields.filter(({ name, optional }) => !optional && !values[name]);
  const errors = new Map(wrong.map(({ name }) => [name, `${name}: uzupełnij to pole.`]));
  return (
    <form noValidate onSubmit={submit}>
      <h1>Informacje do umowy</h1>
      <ol ref={list} tabIndex={-1}>
        {[...errors].map(([name, error]) => (
          <li key={name}>
            <a href={`#${name}`}>{error}</a>
          </li>
        ))}
      </ol>
      {sections.map(([title, members]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {members.map((field) => (
            <Field
              key={field.name}
              {...{ field, dictionaries }}
              value={values[field.name]}
              error={errors.get(field.name)}
              onChange={change}
            />
          ))}
        </fieldset>
      ))}
      <button type="submit">Zakończ rekrutację</button>
    </form>
  );
}

function Site() {
  const [offers, setOffers] = useState(null);
  const [dictionaries, setDictionaries] = useState(null);
  const [forward, setForward] = useState(false);
  useEffect(() => {
    fetch('/api/rekrutacja/dks')
      .then((answer) => answer.json())
      .then(setOffers)
      .then(() => fetch('/dictionaries.json'))
      .then((answer) => answer.json())
      .then(setDictionaries);
  }, []);
  if (forward) return dictionaries && <Form dictionaries={dictionaries} />;
  return offers && <List offers={offers} onForward={() => setForward(true)} />;
}

createRoot(document.querySelector('main')).render(<Site />);
