import { useEffect, useState } from 'react'

/** The object URL of the current photo, never of the previous one. Revoked when the photo changes. */
export function useAddress(photo: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly photo: Blob; readonly address: string }>()
  useEffect(() => {
    if (!photo) return
    const address = URL.createObjectURL(photo)
    setMade({ photo, address })
    return () => URL.revokeObjectURL(address)
  }, [photo])
  return made && made.photo === photo ? made.address : undefined
}
