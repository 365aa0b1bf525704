import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Another number for every other person: what was one's, and what they were typing, is never shown to the next or kept for them. */
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
