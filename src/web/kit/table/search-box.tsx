import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

interface SearchBoxProps {
  label: string;
  value: string;
  /** Called 250 ms after the last key. */
  onSearch: (text: string) => void;
  placeholder?: string;
}

/** A search field for the toolbar of a list; `value` is what the address holds. */
export function SearchBox({ label, value, onSearch, placeholder }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), 250);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <OutlinedInput
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={placeholder ?? label}
      startAdornment={
        <InputAdornment position="start">
          <Search size={16} aria-hidden />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ width: { xs: '100%', sm: 300 } }}
    />
  );
}
