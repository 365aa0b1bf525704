import { Icon, type IconProps } from './icon.tsx'

/** A delivery van. */
export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 17H3V6H14V17H9M14 10H18L21 13.5V17H19M15 17H14" />
      <circle cx="7" cy="17" r="2" />
      <circle cx="17" cy="17" r="2" />
    </Icon>
  )
}
