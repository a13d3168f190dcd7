import { type FormEvent, useEffect, useRef, useState } from 'react';

type FormFields = HTMLInputElement | HTMLTextAreaElement;
/** Where people write; what they search, pick or tick is found again at once. */
const FORM_FIELDS = 'textarea, input[type=text]:not([role]), input[type=email], input[type=url], input[type=number]';

/** Remembers where words were typed, and asks before they go: Escape and a click beside a dialog are pressed by mistake. */
export function useTypedText(isOpen: boolean, onClose: () => void) {
  const typed = useRef(new Set<FormFields>());
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!isOpen) typed.current.clear();
  }, [isOpen]);
  return {
    noteTyped: ({ target }: FormEvent) => {
      if ((target as Element).matches(FORM_FIELDS)) typed.current.add(target as FormFields);
    },
    // A field that has made place for what came of it holds nothing to lose.
    leave: () =>
      [...typed.current].some((field) => field.isConnected && field.value.trim()) ? setIsAsking(true) : onClose(),
    isAsking,
    stay: () => setIsAsking(false),
    go: () => {
      setIsAsking(false);
      typed.current.clear();
      onClose();
    },
  };
}
