/** The rolled-up hem of a trouser leg, above a foot from the side. */
export function Hem() {
  return (
    <path
      className="cover"
      d="M20 -26L19 -4M63 -26L64 -4M18 -4H65Q69 -4 69 0V6Q69 10 65 10H18Q14 10 14 6V0Q14 -4 18 -4Z"
    />
  )
}
