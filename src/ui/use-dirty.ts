import { useEffect } from 'react'

/** Tells the page whether a form has something unsaved in it; one that is gone has nothing. */
export function useDirty(isDirty: boolean, onDirty: ((isDirty: boolean) => void) | undefined): void {
  useEffect(() => {
    onDirty?.(isDirty)
    return () => onDirty?.(false)
  }, [isDirty, onDirty])
}
