import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../design-system/button.tsx';

interface FileChoiceProps {
  /** Names the input, which only tools of the browser see. */
  label: string;
  busy: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

const accepted =
  '.txt,.docx,.pdf,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The button that opens the system's own choice of a file. */
export function FileChoice({ label, busy, disabled, onFile }: FileChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" busy={busy} disabled={disabled} onClick={() => picker.current?.click()}>
        {!busy && <FileUp size={16} aria-hidden="true" />}
        Elegir un archivo
      </Button>
      <input
        ref={picker}
        type="file"
        aria-label={label}
        tabIndex={-1}
        disabled={disabled}
        accept={accepted}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
