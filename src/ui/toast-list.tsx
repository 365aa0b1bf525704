import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Cross } from './cross.tsx'
import { Sign } from './sign.tsx'
import type { Toast, Toasts } from './toasts.ts'

type Props = { toasts: Toasts; label: string; closeLabel: string; seconds?: number }

/**
 * The live region for toasts. It is on the page from the start, so that new toasts are announced; it takes no
 * focus.
 */
export function ToastList({ toasts, label, closeLabel, seconds = 8 }: Props) {
  const list = useSyncExternalStore(toasts.onChange, toasts.list, toasts.list)
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions">
      <ul className="toasts">
        {list.map((toast) => (
          <OneToast key={toast.id} toast={toast} ms={seconds * 1_000} closeLabel={closeLabel} onClose={toasts.close} />
        ))}
      </ul>
    </section>
  )
}

type ToastProps = { toast: Toast; ms: number; closeLabel: string; onClose: (id: number) => void }

function OneToast({ toast, ms, closeLabel, onClose }: ToastProps) {
  const { id, text, tone } = toast
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const left = useRef(ms)
  // Errors stay until they are closed, and a toast pauses while it is hovered or focused.
  const isPaused = isHovered || isFocused || tone === 'error'

  useEffect(() => {
    if (isPaused) return
    const since = performance.now()
    const timer = setTimeout(() => onClose(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [isPaused, id, onClose])

  return (
    <li
      className="toast"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Sign tone={tone} />
      <p>{text}</p>
      <Cross label={closeLabel} onClick={() => onClose(id)} />
    </li>
  )
}
