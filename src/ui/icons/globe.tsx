import { Icon, type IconProps } from './icon.tsx'

/** A globe. */
export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12H21M12 3C8.5 7 8.5 17 12 21C15.5 17 15.5 7 12 3" />
    </Icon>
  )
}
