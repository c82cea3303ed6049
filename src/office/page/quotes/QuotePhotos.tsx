// The photos of a request, each of which opens in a tab of its own.
import { useScreenData } from '../ui/actions.tsx';
import { Line, MutedText } from '../ui/parts.tsx';
import { query } from '../wire/query.ts';
import type { Quote } from './quote.ts';

/** The addresses of photos by their ids: a photo never changes. */
const addresses = new Map<string, string>();

async function readPhoto(photo: string): Promise<string> {
  const known = addresses.get(photo);
  if (known) return known;
  const data = await query<string>((client) => client.rpc('request_photo', { photo }));
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  // The database accepts these two formats alone.
  const type = bytes[0] === 0xff ? 'image/jpeg' : 'image/webp';
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  addresses.set(photo, address);
  return address;
}

async function readPhotos(request: string): Promise<string[]> {
  const photos = await query<string[]>((client) => client.rpc('request_photos', { request }));
  return Promise.all(photos.map(readPhoto));
}

/** Reads the photos of a request when it is shown, and again when it has changed: further ones may arrive. */
export function QuotePhotos({ quote: { id, photo_count, changed_at } }: { quote: Quote }) {
  const ask = () => readPhotos(id);
  const { data, waiting } = useScreenData(ask, 'Loading the photos …', `${id} ${changed_at}`);
  const missing = (photo_count ?? 0) - (data?.length ?? 0);
  return (
    <div>
      <Line as="ul">
        {data?.map((address, at) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer" aria-label={`Photo ${at + 1}`}>
              <img src={address} alt="" height={144} />
            </a>
          </li>
        ))}
      </Line>
      {waiting}
      {data && missing > 0 && (
        <MutedText>{missing} more may follow from the visitor’s device.</MutedText>
      )}
    </div>
  );
}
