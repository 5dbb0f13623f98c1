import { type ReactNode, useRef } from 'react';

interface FileChoiceProps {
  /** Names the choice for those who do not see the button. */
  label: string;
  onFile: (file: File) => void;
  /** What opens the system's own choice of a file. */
  button: (choose: () => void) => ReactNode;
}

const accepted = '.docx,.txt,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The system's own choice of a Word or text file. */
export function FileChoice({ label, onFile, button }: FileChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {button(() => picker.current?.click())}
      <input
        ref={picker}
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={accepted}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
