import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { Field } from '../kit/forms/field.tsx';
import { useCourses } from './awareness-queries.ts';

/** The courses of a campaign, ticked. */
export function CoursesField() {
  const { t } = useTranslation('awareness');
  const { data = [] } = useCourses();
  return (
    <Field name="courses" label={t('field.courses')} isRequired>
      {({ id, labelId, value, onChange, describedBy }) => {
        const chosen = Array.isArray(value) ? (value as string[]) : [];
        return (
          <Box
            id={id}
            role="group"
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              columnGap: 2,
            }}
          >
            {data.map((course) => (
              <FormControlLabel
                key={course.id}
                label={`${course.title} (${t('course.minutes', { count: course.minutes })})`}
                sx={{ mr: 0 }}
                control={
                  <Checkbox
                    checked={chosen.includes(course.id)}
                    onChange={(_, isOn) =>
                      onChange(isOn ? [...chosen, course.id] : chosen.filter((each) => each !== course.id))
                    }
                  />
                }
              />
            ))}
          </Box>
        );
      }}
    </Field>
  );
}
