import { useEffect, useState } from 'react';

/** The time in milliseconds, told anew every second on the second. */
export function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const announce = () => {
      setNow(Date.now());
      timer = setTimeout(announce, 1000 - (Date.now() % 1000) + 5);
    };
    announce();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
