import { useCallback } from 'react';
import { EarlierValidations } from './earlier-validations.tsx';
import { OneValidation } from './one-validation.tsx';
import { ValidationForm } from './validation-form.tsx';

interface EvidenceValidationProps {
  validationId: string | undefined;
  onValidation: (id: string | undefined) => void;
}

/** Evidence validation: a file and a requirement go in; a score from 0 to 10 comes out, with everything it stands on. */
export function EvidenceValidation({ validationId, onValidation }: EvidenceValidationProps) {
  const close = useCallback(() => onValidation(undefined), [onValidation]);
  if (validationId)
    return <OneValidation key={validationId} id={validationId} onAgain={onValidation} onClose={close} />;
  return (
    <>
      <ValidationForm onStarted={onValidation} />
      <EarlierValidations />
    </>
  );
}
