/* The list and the form of the other subjects in React, with native controls and nothing else. */
import { memo, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { sections, optional, options } = FORM;

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
  return (
    <form onSubmit={onForward}>
      <h1>Wybierz kierunek</h1>
      {groups.map(([group, members]) => (
        <fieldset key={group}>
          <legend>{group}</legend>
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
        </fieldset>
      ))}
      <div className="bar">{chosen !== null && <button type="submit">Dalej</button>}</div>
    </form>
  );
}

const Field = memo(function Field({ kind, name, value, checking, onChange }) {
  const wrong = checking && !value && !optional.includes(name);
  const shared = { 'aria-invalid': wrong || undefined };
  const change = ({ target }) =>
    onChange(name, kind === 'checkbox' ? target.checked : target.value);
  return (
    <label>
      {name}
      {kind === 'select' ? (
        <select {...shared} value={value ?? ''} onChange={change}>
          {options.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      ) : kind === 'checkbox' ? (
        <input {...shared} type="checkbox" checked={value ?? false} onChange={change} />
      ) : (
        <input {...shared} type="text" value={value ?? ''} onChange={change} />
      )}
      <span className="error">{wrong && 'Uzupełnij to pole.'}</span>
    </label>
  );
});

function Form() {
  const [values, setValues] = useState({});
  const [checking, setChecking] = useState(false);
  const change = useCallback(
    (name, value) => setValues((former) => ({ ...former, [name]: value })),
    [],
  );
  const submit = (event) => {
    event.preventDefault();
    setChecking(true);
  };
  return (
    <form noValidate onSubmit={submit}>
      <h1>Informacje do umowy</h1>
      {sections.map(([title, kind, names]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {names.map((name) =>
            kind === 'radio' ? (
              <Choice
                key={name}
                group={title}
                name={name}
                checked={values[title] === name}
                onChoose={(chosen) => change(title, chosen)}
              />
            ) : (
              <Field
                key={name}
                {...{ kind, name, checking }}
                value={values[name]}
                onChange={change}
              />
            ),
          )}
        </fieldset>
      ))}
      <button type="submit">Zakończ rekrutację</button>
    </form>
  );
}

function Site() {
  const [offers, setOffers] = useState(null);
  const [forward, setForward] = useState(false);
  useEffect(() => {
    fetch('/api/rekrutacja/dks')
      .then((answer) => answer.json())
      .then(setOffers);
  }, []);
  if (forward) return <Form />;
  return offers && <List offers={offers} onForward={() => setForward(true)} />;
}

createRoot(document.querySelector('main')).render(<Site />);
