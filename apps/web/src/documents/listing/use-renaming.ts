import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a name is being written anew; once it is not any more, the focus goes to the name. */
export function useRenaming<Name extends HTMLElement>(): {
  name: RefObject<Name | null>;
  isRenaming: boolean;
  setIsRenaming: (isRenaming: boolean) => void;
} {
  const [isRenaming, setIsRenaming] = useState(false);
  const name = useRef<Name>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) name.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return { name, isRenaming, setIsRenaming };
}
