import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { AtSign } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mentionedIn } from '#domain/controls/comment.ts';
import { HiddenText } from '../../kit/hidden-text.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { useMembers } from '../control-queries.ts';
import { type Mentioning, mentioningAt, peopleNamed, withMention } from './mention-input.ts';
import { optionId, PeopleList, type Person } from './people-list.tsx';

const LONGEST = 4000;

interface CommentEditorProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  sendLabel: string;
  isBusy: boolean;
  onSend: (text: { text: string; mentions: string[] }) => void;
  onCancel?: () => void;
}

/** Where one writes: plain text, an @ and a name mention somebody, Ctrl or Cmd with Enter sends. */
export function CommentEditor({ label, text, onText, sendLabel, isBusy, onSend, onCancel }: CommentEditorProps) {
  const { t } = useTranslation('comments');
  const ids = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { data: members = [] } = useMembers();
  const [mentioning, setMentioning] = useState<Mentioning | null>(null);
  const [active, setActive] = useState(0);
  const people = mentioning ? peopleNamed(members, mentioning.query) : [];
  const over = text.trim().length - LONGEST;
  const reason = text.trim() === '' ? t('empty') : over > 0 ? t('tooLong') : null;

  const look = () => {
    const at = field.current ? mentioningAt(field.current.value, field.current.selectionStart) : null;
    // What no name begins with is no mention: a name and the text that follows it.
    setMentioning(at && (at.query === '' || peopleNamed(members, at.query).length > 0) ? at : null);
    setActive(0);
  };
  const place = (next: { text: string; caret: number }) => {
    onText(next.text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
      look();
    });
  };
  const pick = ({ name }: Person) => {
    if (!mentioning) return;
    place(withMention(text, mentioning, name));
    setMentioning(null);
  };
  const begin = () => {
    const at = field.current?.selectionStart ?? text.length;
    const gap = at > 0 && !/\s/.test(text[at - 1] ?? '') ? ' ' : '';
    place({ text: `${text.slice(0, at)}${gap}@${text.slice(at)}`, caret: at + gap.length + 1 });
  };
  const send = () => {
    if (reason !== null || isBusy) return;
    onSend({ text: text.trim(), mentions: mentionedIn(text, members).map(({ id }) => id) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
      return;
    }
    if (!mentioning || people.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = people[active];
    if (step !== 0) setActive((active + step + people.length) % people.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) pick(chosen);
    else if (event.key === 'Escape') {
      // A dialog around it stays open.
      event.stopPropagation();
      setMentioning(null);
    } else return;
    event.preventDefault();
  };
  return (
    <Box>
      <Box sx={{ position: 'relative' }}>
        <OutlinedInput
          multiline
          fullWidth
          minRows={2}
          maxRows={12}
          inputRef={field}
          value={text}
          placeholder={t('placeholder')}
          onChange={(event) => {
            onText(event.target.value);
            look();
          }}
          onKeyDown={onKeyDown}
          onSelect={look}
          onBlur={() => setMentioning(null)}
          error={over > 0}
          slotProps={{
            input: {
              'aria-label': label,
              'aria-autocomplete': 'list',
              ...(mentioning && { 'aria-controls': `${ids}-people` }),
              ...(mentioning && people.length > 0 && { 'aria-activedescendant': optionId(`${ids}-people`, active) }),
              ...(over > 0 && { 'aria-describedby': `${ids}-over` }),
            },
          }}
        />
        {mentioning && <PeopleList id={`${ids}-people`} people={people} active={active} onPick={pick} />}
      </Box>
      <span role="status">
        <HiddenText>{mentioning ? t('found', { count: people.length }) : ''}</HiddenText>
      </span>
      {over > 0 && (
        <FormHelperText error id={`${ids}-over`}>
          {t('left', { count: over })}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <Tooltip title={t('mention')}>
          <IconButton size="small" aria-label={t('mention')} onClick={begin}>
            <AtSign size={16} />
          </IconButton>
        </Tooltip>
        <Box sx={{ flex: 1 }} />
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <ReasonButton variant="contained" color="primary" reason={reason} loading={isBusy} onClick={send}>
          {sendLabel}
        </ReasonButton>
      </Box>
    </Box>
  );
}
