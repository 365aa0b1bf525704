import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * A number that changes with the person. Used as a key, it keeps one person's data and typed text from being
 * shown to or saved for the next.
 */
export function usePerson(): number {
  const { access } = useRouter().options.context
  const [person, setPerson] = useState(0)
  useEffect(() => {
    let last = access.who()
    return access.onChange(() => {
      const now = access.who()
      if (now === undefined || now === last) return
      if (last !== undefined) setPerson((before) => before + 1)
      last = now
    })
  }, [access])
  return person
}
