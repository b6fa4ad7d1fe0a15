import { createHash, type KeyObject, sign } from 'node:crypto';
import type { Application } from '../../src/contract/application';
import type { Receipt, ShownTexts } from '../../src/contract/receipt';
import { fingerprintText, receiptParts, signedText } from '../../src/domain/receipt';
import type { Catalogue } from '../catalogue/catalogue';
import type { ApplicationTable } from '../database/tables';
import { publicKeyOf } from './receiptKey';

/** What signs receipts, and the parts of the site configuration that they contain. */
export interface Signer {
  key: KeyObject;
  institution: string;
  poland: string;
}

/** Only what this application refers to, in its language. */
function shownTexts(
  { kandydat, wybranyNabor }: Application,
  catalogue: Catalogue,
  { institution, poland }: Signer,
): ShownTexts {
  const { lang } = wybranyNabor.rekrutacja;
  const { adres, adresKontaktowy, krajPochodzenia, obywatelstwo, telefon } = kandydat;
  const countries = [adres.kraj, adresKontaktowy?.kraj, krajPochodzenia];
  return {
    uczelnia: institution,
    polska: poland,
    kraje: catalogue.countries(lang).filter(({ wartosc }) => countries.includes(wartosc)),
    obywatelstwa: catalogue.citizenships(lang).filter(({ wartosc }) => wartosc === obywatelstwo),
    numeryKierunkowe: catalogue
      .phonePrefixes(lang)
      .map(({ kodKierunkowy }) => kodKierunkowy)
      .filter((prefix) => telefon.startsWith(prefix)),
    definicjeFormularzy: [...catalogue.questions(wybranyNabor)],
  };
}

/**
 * The receipt of a stored application. The same row and the same texts give the same receipt: Ed25519 is deterministic,
 * and the salt is the id of the row.
 */
export function signReceipt(
  row: Pick<ApplicationTable, 'id' | 'reference' | 'created_at' | 'payload'>,
  catalogue: Catalogue,
  signer: Signer,
): Receipt {
  // The payload was validated before it was stored.
  const application = JSON.parse(row.payload) as Application;
  const stored = {
    numer: row.reference,
    zapisano: row.created_at,
    teksty: shownTexts(application, catalogue, signer),
    sol: row.id,
  };
  const odciski = Object.fromEntries(
    receiptParts(application, stored).map(([path, part]) => [
      path,
      createHash('sha256')
        .update(fingerprintText(stored.sol, path, part))
        .digest('base64url'),
    ]),
  );
  const podpis = sign(null, Buffer.from(signedText(odciski)), signer.key).toString('base64url');
  return { ...stored, odciski, klucz: publicKeyOf(signer.key), podpis };
}
