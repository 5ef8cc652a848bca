export type { FaceAround, PrintedDefinition, TemplateDefinition } from './around';
export { faceSides, ownPart, ownTemplates, templateFor, type FaceSide, type OwnPart } from './choose';
export { boxName, hasField, isDrawn, lacksOf, shownBy } from './contents';
export { fieldsOf, ownFace } from './fields';
export { nameIn } from './parts';
export { spokenFace } from './spoken';
export { packFaces, type KnownDefinition, type PackFaces, type PackParts } from './pack-faces';
export type { Drawn, Face, FieldValue, ValueOf } from './values';
