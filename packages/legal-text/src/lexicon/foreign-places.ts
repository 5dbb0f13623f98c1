/** Countries and what they are called, without accents: `names | adjectives | other`. Argentina is home and not here. */
export const foreignPlaces = `
chile | chileno chilena chilenos chilenas
brasil | brasileno brasilena brasilenos brasilenas brasilero brasilera
uruguay | uruguayo uruguaya uruguayos uruguayas
paraguay | paraguayo paraguaya paraguayos paraguayas
bolivia | boliviano boliviana bolivianos bolivianas
peru | peruano peruana peruanos peruanas
colombia | colombiano colombiana colombianos colombianas
ecuador | ecuatoriano ecuatoriana
venezuela | venezolano venezolana venezolanos venezolanas
mexico | mexicano mexicana mexicanos mexicanas
cuba | cubano cubana
panama | panameno panamena
costa rica | costarricense
guatemala | guatemalteco guatemalteca
honduras | hondureno hondurena
el salvador | salvadoreno salvadorena
nicaragua | nicaraguense
republica dominicana | dominicano dominicana
puerto rico | puertorriqueno puertorriquena
espana madrid barcelona | espanol espanola espanoles espanolas
portugal | portugues portuguesa
francia paris | frances francesa franceses francesas
italia roma milan | italiano italiana italianos italianas
alemania berlin | aleman alemana alemanes alemanas
inglaterra reino unido gran bretana escocia londres | ingles inglesa britanico britanica
irlanda | irlandes irlandesa
suiza | suizo suiza
suecia | sueco sueca
noruega | noruego noruega
dinamarca | danes danesa
finlandia | finlandes finlandesa
holanda paises bajos | holandes holandesa
belgica | belga
austria | austriaco austriaca
polonia | polaco polaca
rusia | ruso rusa
ucrania | ucraniano ucraniana
grecia | griego griega
turquia | turco turca
israel | israeli
china | chino china
japon | japones japonesa
corea | coreano coreana
india | hindu
australia | australiano australiana
nueva zelanda | neozelandes neozelandesa
canada quebec | canadiense
sudafrica | sudafricano sudafricana
haiti | haitiano haitiana
estados unidos eeuu ee uu texas florida california delaware miami nueva york nueva jersey las vegas | estadounidense estadounidenses norteamericano norteamericana yanqui
union europea europa | europeo europea europeos europeas
latinoamerica america latina | latinoamericano latinoamericana
`;
