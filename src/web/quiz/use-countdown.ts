import { useEffect, useRef, useState } from 'react';

const STEP = 250;

/**
 * Seconds that are left, counted while `isOn` and begun anew for another `key`; calls once when they are over. Time in which the page is out of sight
 * does not count.
 */
export function useCountdown(key: string, seconds: number, isOn: boolean, onOver: () => void): number {
  const [passed, setPassed] = useState({ key, milliseconds: 0 });
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let last = performance.now();
    let total = 0;
    let isOver = false;
    const timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) total += Math.min(now - last, 4 * STEP);
      last = now;
      setPassed({ key, milliseconds: total });
      if (total < seconds * 1000 || isOver) return;
      isOver = true;
      over.current();
    }, STEP);
    return () => clearInterval(timer);
  }, [key, seconds, isOn]);
  const milliseconds = passed.key === key ? passed.milliseconds : 0;
  return Math.max(0, seconds - milliseconds / 1000);
}
