import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export interface Person {
  id: string;
  name: string;
}

interface PeopleListProps {
  id: string;
  people: readonly Person[];
  /** Which one Enter takes. */
  active: number;
  onPick: (person: Person) => void;
}

export const optionId = (list: string, place: number) => `${list}-${place}`;

/** Who can be mentioned, below the text while a name is being typed. The focus stays in the text. */
export function PeopleList({ id, people, active, onPick }: PeopleListProps) {
  const { t } = useTranslation('comments');
  return (
    <Box
      component="ul"
      id={id}
      role="listbox"
      aria-label={t('people')}
      sx={{
        position: 'absolute',
        zIndex: 4,
        top: '100%',
        left: 0,
        right: 0,
        mt: 0.5,
        p: 0.5,
        m: 0,
        listStyle: 'none',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        boxShadow: '0 8px 28px rgb(16 20 28 / 0.14)',
        maxHeight: 240,
        overflow: 'auto',
      }}
    >
      {people.length === 0 && (
        <Box
          component="li"
          role="option"
          aria-disabled
          aria-selected={false}
          sx={{ px: 1.5, py: 1, color: 'text.secondary', fontSize: 'size.plain' }}
        >
          {t('nobody')}
        </Box>
      )}
      {people.map((person, place) => (
        <Box
          component="li"
          key={person.id}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          // The text would lose the focus, and with it the place of the caret.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          sx={{
            px: 1.5,
            py: 1,
            borderRadius: '6px',
            cursor: 'pointer',
            fontSize: 'size.plain',
            ...(place === active && { bgcolor: 'hover.main' }),
            '&:hover': { bgcolor: 'hover.main' },
          }}
        >
          {person.name}
        </Box>
      ))}
    </Box>
  );
}
