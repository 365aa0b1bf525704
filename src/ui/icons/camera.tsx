import { Icon, type IconProps } from './icon.tsx'

/** A camera. */
export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8H7.5L9.5 5H14.5L16.5 8H21V19H3Z" />
      <circle cx="12" cy="13" r="3.5" />
    </Icon>
  )
}
