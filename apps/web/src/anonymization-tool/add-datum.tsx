import { type PersonalDataType, personalDataTypes } from '@foja/contracts/anonymization-calls';
import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { personalDataLooks } from '../anonymization/personal-data.ts';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { stands } from './decisions.ts';
import { selectedWords } from './selected-words.ts';

/** Longest datum that can be marked, in characters. */
const literalMaxCharacters = 500;

const typeOptions = personalDataTypes.map((type) => ({ value: type, label: personalDataLooks[type].label }));

interface AddDatumProps {
  text: string;
  /** Where words are selected. */
  source: RefObject<HTMLElement | null>;
  onAdd: (literal: string, type: PersonalDataType) => void;
}

/** Marks words that were not found: the ones selected in the original, or written here. */
export function AddDatum({ text, source, onAdd }: AddDatumProps) {
  const [literal, setLiteral] = useState('');
  const [selected, setSelected] = useState(false);
  const [type, setType] = useState<PersonalDataType>('persona');
  const [error, setError] = useState<string>();

  useEffect(() => {
    const follow = () => {
      const words = source.current && selectedWords(source.current, text);
      if (words === null) return;
      setSelected(words !== '');
      if (words === '') return;
      setLiteral(words);
      setError(undefined);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [source, text]);

  function add(): void {
    const wanted = literal.trim();
    if (wanted === '') setError('Seleccioná o escribí el texto.');
    else if (wanted.length > literalMaxCharacters) setError('Un dato puede tener hasta 500 caracteres.');
    else if (!stands(text, wanted)) setError('Ese texto no está en el original.');
    else {
      onAdd(wanted, type);
      setLiteral('');
      setSelected(false);
      window.getSelection()?.removeAllRanges();
    }
  }

  return (
    <Card className={classNames('p-4 sm:p-5', selected && 'sticky bottom-2 z-20 border-primary shadow-raised')}>
      <form
        aria-label="Marcar un dato"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
      >
        <TextField
          label="Marcar otro dato"
          help="Seleccioná palabras en el original o escribilas. Se ocultan en todo el texto."
          value={literal}
          error={error}
          autoComplete="off"
          onChange={({ target }) => {
            setLiteral(target.value);
            setError(undefined);
          }}
        />
        <Select label="Tipo" value={type} onChange={setType} options={typeOptions} />
        <Button type="submit" className="h-11 sm:mt-[26px]">
          <Plus size={16} aria-hidden="true" />
          Marcar
        </Button>
      </form>
    </Card>
  );
}
