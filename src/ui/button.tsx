import { type ComponentProps, type MouseEvent, useState } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & { look?: ButtonLook; isBusy?: boolean }

/** Runs an action. Its label is a verb with its object. While busy it keeps its place, focus and width. */
export function Button({ look = 'verb', isBusy = false, type = 'button', onClick, ...rest }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A second press while the first is pending is ignored; a form must not be submitted twice either.
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(look)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={click}
    />
  )
}

/** Tracks whether an action is pending. The button is busy until the promise settles. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false)
  function whileBusy<Made>(work: Promise<Made>): Promise<Made> {
    setIsBusy(true)
    return work.finally(() => setIsBusy(false))
  }
  return [isBusy, whileBusy] as const
}
