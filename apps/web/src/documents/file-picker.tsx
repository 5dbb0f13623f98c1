import { FileUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../design-system/button.tsx';

const accepted =
  '.pdf,.docx,.txt,application/pdf,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface FilePickerProps {
  onFiles: (files: File[]) => void;
  /** It has taken the place of the one that was pressed, which had the focus. */
  keepsFocus?: boolean;
}

/** The button that opens the system's own choice of files. */
export function FilePicker({ onFiles, keepsFocus = false }: FilePickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (keepsFocus && document.activeElement === document.body) button.current?.focus();
  }, [keepsFocus]);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={button} kind="primary" onClick={() => picker.current?.click()}>
        <FileUp size={16} aria-hidden="true" />
        Subir archivos
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        aria-label="Archivos para subir"
        tabIndex={-1}
        accept={accepted}
        className="hidden"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
