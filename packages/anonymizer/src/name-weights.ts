// Written by `fit-names` from the development papers of `bench/anonymizer`, SHA-256 5243c671d958742fa858d9a9aab4f22663dfb75013ad9f2d9f161412803136e9.
export const NAME_WEIGHTS = `bias\t-7
0\t-9\toUn
0\t-6\tuln
0\t-5\tbln
0\t-3\txln
0\t2\tgUn
0\t4\tgln
0\t5\tgTl
0\t6\txTl
0\t7\thln
0\t8\tfUn\thTn
0\t12\thUn
1\t-10\tnTn, "\tuIn  9\tuUn (
1\t-8\tcUn  9
1\t-7\tcUn.|\tcUn|\tnTn"; \tuUn^\tuln (\txln | 
1\t-6\tcTn | \tcTn:09\ttUU - \tuln) 
1\t-5\ttUn|\tuIn:|\tuln. 9\txIU (
1\t-4\tbln \tbln, \tcTn. 9\ttUn.|\tuln - \tuln, \tuln; \txln (\txln, 
1\t-3\toUU.|\tuIn$\tuln  9
1\t-2\tuln "\txln 
1\t-1\tuln 
1\t1\taln: 
1\t2\thTn \thTn, \thUn \tnTn, 
1\t3\taTn|\tgUU  9\tgUU; \tgUU|\tgUn \tgUn, \tgln: \tnUn "\tnUn|
1\t4\taTn, \taTn: \taUU, \taUU|\tbTn  9\tgTn: \tgTn|\tgll; \tnUn. \tnll. 
1\t5\tbUn. \tgTn  9\tgTn.|\tgTn: ¿\tgTn; \tgUU.|\tgUn: \tgUn|\tnTn: \ttTn: \tuTl|
1\t6\taTn  9\tfTn.|\tgTn (\tgTn", \tgTn), \tnTn  9\tnTn". \tnUU  9\txUn "
1\t7\taTn; \tall|\tbUn|\tgTn) \tgUn:|\tgll|\tnUU|\tuTn ("\tuUn/ \tuUn:|
1\t8\taUn \taUn, \teTn. \tgTn. 9\tgll  9\tlUn. \tnll  9\tnll|\tnln. \tuTn,|
1\t9\taTn (\taTn:|\tgTn,|\tgTn:|\tlUn, \tnTn|\tuTn" \tuTn), 
1\t10\tall "\tnTn" \tnTn.|\tuIn; \tuUn "
1\t11\taUU: \tgll.|\thTn|\tuUU,|
1\t12\tall, \ttUn 
1\t13\tbll. 
2\t-17\txUn;
2\t-15\tuIn) \tuIn/ \txIn 
2\t-14\tuIn°39\tuIn°59\txIn, \txTn.: 
2\t-13\tuIU/\tuIn°,9\tuUn  9\txIn.- 
2\t-12\tuIn.19\tuIn° \tuIn° 9\tuIn°09\tuIn°19\tuTn.: \tuUn- 9\tuUn: 9\txIn) 
2\t-11\taln.|\tnTn", \tuIn, \tuIn|\tuIn°"9\tuIn°49\tuIn°89\tuTn "9\txIn  9\txUn  9
2\t-10\tcTn:|\ttUn. \tuIU \tuIU) \tuIn° |\tuIn°79\tuTn (+\txIU \txIU/\txIU/ 
2\t-9\tcUn  9\tcUn", \tgTn" (\tuIU, \tuTn ,9\tuln" \txIU) \txln; 
2\t-8\taln". \tcUn - \tuIn.09\tuIn.99\tuIn°29\txIU  9\txln. 
2\t-7\taln. \tcUn. \tuIU/ \tuIn  9\tuln | \tuln: "\tuln; \txln  9\txln.|
2\t-6\tbln.|\tlln.|\tuIU|\tuUn 19\tuln  9
2\t-5\tcTn 09\tcUn.|\teUn: \toTn  9\tuIU° 9\tuln "\tuln 09\tuln 29\tuln$\tuln). \tuln. 9\tuln.|\tuln: 
2\t-4\tcUU 09\tuIU.89\tuln (\tuln, \tuln, 9\tuln:|\tuln; 9\txln. 9
2\t-3\tuln". 
2\t-2\toUn. \tuln 
2\t1\tgUn: 
2\t2\tgUU (\tgUU. \tuIn., 
2\t3\tgTn, \tgUU, \tgUU|
2\t4\tgTn (\tgTn - \tnUU (\tnll; \tuTn? \txTn (
2\t5\tgTn. \tgTn: \tgUn|\tgll, \tgll. \tgll.|\tgll|\tnTn  9\tnTn|\tnll) 
2\t6\taTn: \tbUn \tgTn  9\tgTn 49\tgTn" \tgTn.|\tgll 49\tnTn: \tnUn \tnUn|\tuIn.|
2\t7\taTn - \tall|\tbTn". \tbll  9\tgTn|\thTn. \thTn.|\tuTn.- \txTn|
2\t8\taUU: \tall: \tbTn.- \tgTn 89\tgTn) \tgll ❤ \thUU: \tlll (\tnTn / \tnTn) \tnUn$\tnUn, \tnll$\tuTn / \tuTn 39
2\t9\taTn | \tbTn  9\tgTn "\tgll: \thTn|\tnTn). \ttUn, \tuIU.; \tuUU / \txIU.; 
2\t10\taTn", \tgTn 19\tgTn 79\thUU. \thUU|\tuTn 49\txIn., 
2\t11\tgTn 09\tnTn <\tnTn | \ttTn (\tuUU ❤ \txTn <\txTn): 
2\t12\taTl: \tbTn (\tbTn: \tuIn.; 
2\t13\tlUn, 
2\t15\txIn.; 
2\t16\tbUn, 
3\t-12\talpT 
3\t-11\tuUxl.|
3\t-10\tblpT \txUcl 
3\t-9\tuTsU. \tulsI. 
3\t-8\tcUsU - 
3\t-7\tnTul "\tuTol. 
3\t-6\tfTpT 
3\t-5\tcUul|\tnTpl "\tulol 
3\t-4\tcTol. \toTpl \tuIsl:|
3\t-3\tcTsT|\toUpU \tuIsI$\tulcT \tulgT 
3\t-2\tcTgT. \tcTnT.|\tcTnU: \tcTuT.|\tcUoU \tulgT, \tulnT, \tulsT 
3\t-1\tcTsT  9\tcUul.|\tulnT \tulpT \tuluT \tuluT, 
3\t1\taTsl, \tgTsl \tglnl|\tglul, \thTsl \tnUcl|
3\t2\taUuU, \tgTpl \tgTul.|\tgTul|\tgTxT, \tgUgU, \tgUuU \tgUuU: \tglsl, \thTgT \tnUgT \tnUhU 
3\t3\taTuT \taUnU, \tbUxI. \tgTgT. \tgTul; \tgUcU \tglxl, \thTuT \thlgl \tlUuU \tnTcl \tnTsT: \tnUuI. \tnUxI. \tnlul. \tnlxl. \tuTbT, \tuTnT \tuTxI. \txUxI. 
3\t4\taTsI \taTsl. \taTul|\taTxT \tbTaT \tbUlU \tgTnT. \tgTnU: \tgTuT. \tgTuT: \tgUbU \tgUcU: \tgUnU \tgUsI \tgUsl \tgUuU. \tgUxU \tglcl: \tglfl \tglul: \thTcl \tnUsI. \ttTaT \tuTll|\tuUfU \txIxI. \txTcl \txUuI. 
3\t5\taTaT \taUgU \taUxU \talsl, \tbUfU \tcTuT, \tgTcl: \tgTgT, \tgTnT \tgTul. \tgTul: \tglal, \tglgl, \tlTgT \tnTuI. \tnTul. \tnUeU \tnlul \ttUgU \tuTaT \tuTcl \tuTlT, \tuTsl, \tuTul: \txIgU \txIsI. \txIsT. \txTaT 
3\t6\taTcl, \taTsT: \taTul, \taUnU \tbTcl \tbTul|\tbUbU \tbUsI. \tblsl: \tblxl. \tcTgT \tcTsI \tgTbl, \tgTcT: \tgTcl \tgTcl, \tgTsU. \tgTsU|\tgTsl "\tgTsl, \tgTuU, \tgTul \tgTxT \tgTxU, \tgTxl. \tglgl. \tglul \tlUfU \tlUnU \tnThT \tnTul, \tnTxI. \ttTxI. \tuTbT \tuThT \tuTnl|\tuTuU, \tuTul \tuTul, \txIaU \txIsI.\txTuI. \txTxI. \txUbU 
3\t7\taUaU \taUuU. \talal \tbThT \tbTuI. \tbUcl \tblnl \tcTsl, \tgTbT \tgTcl. \tgTnU, \tgTol \tgUcU. \tglcl. \tglnl. \tlUaU \tlUxI. \tnTsI. \tnlal \tnlxl \ttUcU \ttUnU \ttUuU \ttUxU \tuIaT \tuTnU, \tulgl \txIuT \txTlT \txTsl|\txlal 
3\t8\taTuI. \taTul. \taUsI \taUuI. \tbTsI. \tbTxI. \tcTul, \tfUsl \tgTaT, \tgThT, \tgTsT, \tglgl \tlTcl \tlTcl. \tlTsl, \tlTxI. \tlUbU \tlUuI. \tllhl \tnTsl. \tnlcl \ttUaU \tuInT \tuTeT \tuTul; \txIgT 
3\t9\taTcl: \taTol \taTul.|\tbTsI \tblhl \tblxl \tcTaT \tgTul, \tglcl \tgltl \tlTcl, \tlTsI. \tlTuI. \tlTul, \tllcl. \tnlul, \ttTcT \tuTol \txIoU \txTsI. 
3\t10\taTul \tglbl \tglxl \tnTcT. \ttTcl, \ttUxI. \tuTsl; \txIoT \txIsT, \txUsI. \txlgl 
3\t11\talnl \talxl \tblgl \tgUsT. \tglul. \tglxl. \tlTul \tlUcU. \tllgl \tnlhl \tuIsl: \txlbl \txlll \txlul. 
3\t12\talul. \tblal \tnTcl. \tuTcl; 
3\t13\talgl \tglnl \tnTpT \tuIcl: \txIaT 
3\t14\tfTsl, 
3\t15\txIsI., 
3\t16\tcTcl, 
4\t-13\tuTol 
4\t-11\tcUcT|\tnTsT): \tulsU. 
4\t-10\tuTul  9
4\t-9\tcTsT  9\tcUsl \tnlsT. \ttTsT  9\txIoU. \txIsU/ 
4\t-8\tcUpl \tulxl  9
4\t-7\taTpl, 9\tcUsT.|\tcUsT|\tcUsl: \toUsT|\tuUpl \tulcT. 
4\t-6\tcTsU: \ttTsT.|\ttTsU \tulpT. 
4\t-5\tcTol \tlTsT, \tulol \tulsI. \tulsU|
4\t-4\tcUul: \tulaT. \tulnU|\tulsT. \tulxT. \txIcU) 
4\t-3\tcUsI. \toTpl \tuIsT|\tulgT. \tulnT. \tuluI. \tuluT. \txIsU) 
4\t-2\tulaT \tulgT \tulnT \tuluU|
4\t-1\tuIcU/ \tuIsU/ \tulsT.|\tulsU.|\tuluT 
4\t1\tgTgT, \tgTuT. \tglul: \tnTxI (\tnTxI, \tnUxI, 
4\t2\taTbT \tgTcl, \tgTsl \thlsl \tnUuT, \tuTaT \tuTnT \txTxU|
4\t3\taTgT \taTuT \taUbU \tgTaT \tgTcl \tgTul, \tgUhU \tgUsI \tglul, \thTnT \thTsl \thUnU \thUsU \tnTgT|\tnTsU (\tnTuU|\tnTxl \tnUgT, \tuTxI 
4\t4\taTaT \taTuT. \taTxI \taUaU \tbTul \tbUxU \tgTxI \thTcl \tnTgT. \tnTnT. \tnTuT. \tnUaU, \tnUlU, \tnlul: \tuIuU. \tuTuI, \tuTuT|\txIuT. \txTgT, \txUgU \txUxI, 
4\t5\tgThT \tgTnU \tgTpT \tglsl \thTbT \thlcl \tnTnT, \tnTsT|\tnUgU \tnlnl, \ttTcl \ttTgT \ttUgU, \tuIsI., \tuTcT, \tuTfT \tuTgT; \tuTnU \tuTxI, \txTpT. \txTxI, 
4\t6\talxl \tbTcl, \tbTgT \tbTuT, \tgTsI \tgTsU, \tgTsl" \tglcl \tlTcT \tllnl \tnTcl, \tnTgT \tnUnU. \tnlul - \tnlxl|\ttTxI, \ttUgU \tuIaU. \tuIpU., \tuIsI. \tuThT \tuTsU, \tuTxI (\tuUcT \tuUgT, \tuUuT, \tulnl \txIsl., \txTcl, \txTsU, \txUgT, 
4\t7\taTgT, \taUgU, \talbl \tblgl, \tcTxI, \tfUlU \tlTsU, \tlTxT \tlUgU, \tnTcT, \tnTul (\tnlnl. \tuIaT. \tuIlU. \tuInU. \tuIpl., \tuIuT. \txIaT. \txIbU. \txIlT. \txTuT  9\txTul; \txlnl 
4\t8\taUxI \talnl \talul. \tbTsU. \tbUsI; \tnTsU, \tnlgl \tnlhl, \tnlul. \ttTgT, \tuIxI. \tuIxU. \tuTcl (\tuTul (\txInU. \txIpl. \txIsI. \txIxI. \txTgT \txTsl (
4\t9\talal \tglhl \tlTpl, \tnlel \toTxI \tuIbT. \tuIcl. \tuIuT.|\tuToT.|\tuTpT \tuTul): \txIsI., \txItT. \txIxU. \txTcT. \txUxU|
4\t10\talgl, \tflgl \ttTtT \tuIlT. \tuTsU", \txItU. \txlgl 
4\t11\tllxl \tnTol, \ttTsl" \tuIxT. \txIbT. \txlgl, 
4\t12\tuInT. \txInT. \txIxT. 
4\t13\tuIcl., \tuTcl) \txIsl. 
4\t14\tuTul - 
5\t-12\tuUpUsT |
5\t-11\tcTslpl| \txIuIsI..
5\t-10\talplpl  \tuInUuI, .\tuIuUsI .\tuIxIpl.. \tuTuUsl.  \tuTulpl.  \txIuUuI .\txIxIuI.. 
5\t-9\talsTsl  \tuIgTuI .\tuIxIuI.|.
5\t-8\talslsT . \tuIuIuI.. \tuIuTuI .\txIxIxI..|
5\t-7\tcTslpl.| \tlUsUxU.  \ttTplsT  \ttTslpl  \tuIuUuI .\tuIuUuI|.\tuTsUsl| \tuTslpl| \tulplsT |\txTuTsl,  
5\t-6\tblplpl  \tcTplsl  \tcUcUcU . \tcUcUuU , \tnUclsT.|: ¿\tuTclpl.  \tuUuUpU,  \tulbTsl  \txInTuI, .\txIxTxI, .
5\t-5\tcUcUsI , \tcUsUcU,  \tuIuTsI .\tuUclsT.|: ¿\tulclpl  \tulnlpl  \tulplsl  9 \tululsT . \txInTxI, .\txIuTuI, .
5\t-4\taUpUpU  \tcTulsl| \tcUcUcU  \tcUcUpU,  \tcUcUsI,  \tcUcUsU .|\tcUxUpU,  \tcUxUsI  \ttUpUpU  \tuTsUsl.  \tulclpl,  \tulclsT |\txInUuI, .\txIuTxI, .\txIuUuI, .\txIxUuI, .
5\t-3\tcUcUsU . \tcUnUsU  \tcUpUuU |\tcUsIpU  \tcUsU-- $\tcUuUcU . \tuTsTpl  \tulclsT . \tulsTul  
5\t-2\tcUcUpU  \tcUcUsI  \tcUsUcU , \tcUsUgU , \tcUsUsI , \tcUsUsU .|\tcUsUuU , \tcUsUuU . \tcUsUxU  \tulplpl  \tululpl,  
5\t-1\tcTulsl.  \tcUcUsU  \tcUpUuU  \tcUxUsU  \tuU--sU^ \tuUxUsU,  \tulcTsl  \tulpTsl  \tulplsT . \tulslsT . \tuluTul  
5\t1\tgTslsT . \tgTslsl , \tnTgTsT . \tnTulsl.  \tnUsUsU  \tnlulsl  \tuTslnT,  \tuTslsl  \tuTsluT,  \tuUgUsU , \txTuTsU , 
5\t2\tbTgTsl  \tbTslsl  \tgTclnT  \tgTcluT,  \tgTplnT  \tgTplsl  \tgTslbT,  \tgTslgT,  \tgTsluT  \tgTslxT  \tgTslxT,  \tgUpUnU  \tgUpUsU  \tgUsUnU,  \tgUsUuU,  \tgUsUxU,  \tlUuUsU , \tlUuUuU  \tnTgTsl , \tnUgUsU  \tuTclsl  \tuTuTsl , \txIsIuI..
5\t3\taTgTsl  \taTslsl , \tgTclnT,  \tgTgTnT  \tgTsTnT:  \tgTslnT,  \tgTslpl  \tgTulnT,  \tgUgUnU  \tgUgUuU  \tgUpUuU  \tgUsUnU  \tgUsUxU  \tgUuUnU  \tgUuUuU,  \tglglnl  \tglslsl , \tglulul  \tnlglsl , \tnlulnl  \tuIsluT . \tuTgTsT . \tuTnTsl  \tuUsIuU  \tuUuUuU  \tuUuUuU.  \tuUuUxI , 
5\t4\taTslbT  \taTslsl  \tblglpl  \tblglsl  \tblglsl , \tcTaTpl  \tgTgTaT  \tgTgTuT  \tgTsTuT  \tgUcUnU  \tgUcUuU.  \tgUsUgU  \tglslnl  \tnTnTsU , \tnTuTsU , \tnUuUsU . \ttTslsl  \tuTclnT  \tuTclsT . \tuTclsl|: \tuTcluT,  \tuTgTsl  \tuTgTsl , \tuTgTul , \tuTslgT,  \tuTsllT  \tuTslnT  \tuTslsT . \tuTuTsU , \tuTuTsl : \tuTuluT,  \tuUcUuU| \tuUgUsI , \tuUpUuU:  \tuUuUcU |\tuUuUuU , \tuUuUuU : \txUcUuU  \txUgUcU , \txlglcl , \txlglsl  
5\t5\taTclnT  \taTslsT . \tblglsl . \tcTsluT  \tcTuTsl : \tcUaUuU  \tgTclbT,  \tgTclnT.  \tgTslsl.  \tgTulnT  \tgTulnT.  \tgUsUaU  \tglplnl  \tglslgT |\tlUgUsU  \tnTaTsl : \tnTcTsl , \tnTgTcT  \tnTplpl , \tnTulcl.  \tnTulul.  \tnlglpl  \ttUsUsT : \tuIuI--.$\tuTaTsl , \tuTclxT,  \tuTgTpl  \tuTlTuT  \tuTplnT  \tuTpluT  \tuTslhT  \tuTslsl , \tuTslsl|: \tuTsluT  \tuTuTcT . \tuTuTuT . \tuUcUcU.  \tuUcUuU.| \tuUlUsI  \tuUsIsU , \tuUsUuU:  \tuUsluU  \tuUuUcU , \tuUuUlU  \tuUuUnU  \tuUuUsU : \tuUuUxU  \tulglsl .|\tulslul,  \txIxIuI. . \txUgUpU  \txUuUuU  
5\t6\taTclsl , \tgTclbT  \tgTgTsU , \tgTsTgT:  \tgTuTnT,  \tglnlnl,  \tglslgl  \tglulnl  \tglulnl,  \tnTnTsl.  \tnTplsT . \tnTslaT  \tnTuTsT .|\tnTuTuT , \tnlsl-- $\tuIxIsl. . \tuTcTsl , \tuTclnT,  \tuTgTcl , \tuTlTsl  \tuTnTcl , \tuTsTul.  \tuTsTxT:  \tuTslbT  \tuTslgT , \tuTsllT,  \tuTslsl : \tuTsluT| \tuTslxT  \tuTuTgT , \tuTuTnT,  \tuTuTsU .|\tuTulnT| \tuTulsl|: \tuTuluT  \tuTuluT| \tuTulul|: \tuUcUuU,  \tuUcUxU  \tuUgUcU , \tuUlUsU , \tuUsUnU| \tuUsUuU,  \tuUsUuU| \tuUuUgU , \tuUuUnU:  \tulglsl , \tulslsl|: \tululnl  \txIuIsl.. \txTpTsl  \txTuTul , \txUsUsU.  \txUuUsU .|\txUuUsU : \txlglul  
5\t7\taTnTsl  \taTslxT  \taUsUnU  \talulnl  \talulsl  \tbTfTsl , \tbTsTsl.  \tbTulsl.  \tbUuUsU  \tblnlsl  \tcTgTpl  \tcTslgT  \tfTslnT  \tgTslcl.  \tgTslgT  \tgUsUsU.  \tglslul  \tglslxl  \tglulgl  \tllulsl , \tnTaTbT  \tnTplpl  \tnTuTsU .|\tnUcUsU , \tnlglsl  \ttUsUsU : \tuTfTsl  \tuTplxT  \tuTsTuT:  \tuTslgT  \tuTsluT .|\tuTuT-- $\tuTuTsT .|\tuTullT  \tuTuluT.  \tuUcUxU| \tuUgUuI  \tuUlUuU  \tuUlUuU , \tuUsIgU , \tuUsIlU  \tuUsUnU:  \tuUuUnU,  \tuUuUpU : \tuUuUpU|: \tuUuUsU , \tuUuUuU;  \tuUuUxU,  \tuUxUxU  \tulglsl ; \tulglul .|\tululpl , \tululxl  \txIuUuU . \txTclsl.  \txUuUcU , \txUuUsI , \txUxUsI  \txUxUsU , \txlulul  
5\t8\tcUuUlU  \tgTsThT.  \tlUsIuU  \tlUuUsI  \tnTaTpl , \tnTaTsl , \tnTnTpl , \tnTxTsT . \tnUpUuU  \tnlglsl .|\tuIuIuI. . \tuIxI--. $\tuTfTsl , \tuTgTgT , \tuTpTsl  \tuUgUcU.  \tuUsInU  \tuUsIsU. , \tuUsUlU,  \tuUuU-- $\tuUuUcU : \tuUuUnU.  \tuUuUsl  \tuUuUxU.  \tuUxUsU , \tuUxUuI  \tulclcl.  \tulsl--. $\tulslnl,  \tulxlsl , \txIsluI . \txIslxI .\txIuIuU. . \txTslcl.  \txTsluT,  \txTulcl.  \txUsIuU . \txUuUsU.  
5\t9\taTclsl  \talslsl.  \tbUaUsU  \tcTsluT,  \tcUgUsU : \tgTnTnT,  \tgTsTpT.  \tlTplnT  \tllglul  \tnTaTpl  \tnTlTsl  \tnlglsl . \ttTgTsl , \tuIsIuI. . \tuIslxI .\tuIxIuI. . \tuIxIuI., . \tuTcluT  \tuTnTpl . \tuTplsU .|\tuTsI--. $\tuTsTgT.  \tuTulnT  \tuTxTsl  \tuUaUsU , \tuUaUxU  \tuUnUcU , \tuUnUgU , \tuUsIbU  \tuUsIxU  \tuUuUgU  \tuUuUgU,  \tulcluT |\tulglcl , \tulglul , \tulnlgl,  \txIuUuI (.\txIxIsl.. \txUcUsU.  \txUuUcU . \txUuUsU  (\txUxUpU  
5\t10\tbTgTpl  \tcTplnT  \tcUuIsU. .|\tflslul  \tlUuUuI  \ttTaTsl  \tuIsIsl.. \tuIsUuI: . \tuIslsI .\tuIsluI . \tuIuIxI., . \tuIxIcl.. \tuIxIsl.., \tuTclxT  \tuTulsT . \tuTxTsT . \tuUcUgU.| \tuUcUnU,  \tuUcUxU,  \tuUnUgU  \tuUnUsI,  \tuUsIaU  \tuUsUuU  9, \tuUsUuU ( \tuUsUxU,  \tuUuUsI , \tululbl  \tululnl,  \txIsIxI..
5\t11\tbTplnT  \tbUpUnU  \tuTsleT  \tuUnUuI  \tuUsIgU  \tuUsUnU,  \tuUuIgU/ , \tuUuUxI  \tulllsl , \tulnlsl , \tulslgl,  \txIsIxI .\txIuIuI., . \txlulcl , 
5\t12\tfTslgT  \ttTgTsl  \tuIuIuI.., \tuIuIuU. .|\tuIxIsI..\tuTcTuT:  \tulalsl , \txIulxI .
5\t13\talulul  \txIxIxI..
5\t14\txIxIuI..
5\t15\tuIxIxI..\txIuIuI..
5\t17\tuIuIxI..\txIxIsI..
6\t-16\tcTplsT 
6\t-14\tcTsTpT 
6\t-13\ttTsTpl 
6\t-12\taTsTsT. 
6\t-11\tcTplcT \tcTplpT \tlTcTpl \tlTsTpl \txIcTsl 
6\t-10\tlTpllT 
6\t-9\tcTcTpl \tcTsTpl \tcTuIpl \tcUcUuU  9\tcUsUtU \ttTsTsT. \tuIplcT \tuIpluI.\tuTolul. \tuTsTpl \tuTulxl. 
6\t-8\tbTplsT \tbTsTpl \tbUlUpU \tlTslsT \tlUuIpU \tuTslgT. 
6\t-7\tgTtlsT. \tlTplpT \tlTuIpl \tuTsTxT. \tuluIcl 
6\t-6\tbUnUsU \tblglsl \tcTlTpl \tgTsTpT \tlTplsT \ttUsIpU \tuTgTnT. \tuTsTsl "\tuTsTul.|\tuTulcl.|\tuTulsl  9\tulpTul 
6\t-5\taTsTpl \tcUsUcU: 
6\t-4\tcUcUpU \tcUuIcU \tlTsTsT. \tuIuTuI.\tuTulsU: \tulnTul \tulsTul \txInTxI.
6\t-3\tcUnUpU \tcUoUpU \tcUsUsU  9\toTsTpl \tuIuTxI.\tulaTsl \tulbTsl \tulgTcl \tulgTsl \tullTsl \tulnTpl \tulslnT 
6\t-2\tcUsIpU \tcUsUpU \tuInTxI.\tulcTsl \tulpTsl \tulsUsl 
6\t-1\tuIuUuI.\tulnTsl \tulsTcl \tulsTsl \tulslgT 
6\t1\tgUsIsI \tgUsUnU, \tgUuUuU \tglplcl \tnTgTgT \tnTplgT \tnTsTsl \tuTulsl \tulslgl 
6\t2\tcTslgT \tgTclsl \tgTplsl \tgTslcl, \tgTslul, \tgTuTsl \tgTulsT: \tnTgTnT \tnUgUuU \tnlplul \tuIslxI. \tuTuTgT 
6\t3\tgTcTsl \tgTplsl, \tgTslul. \tgTulsl \tgUcUpU \tgUcUsU \tglclsl \tnUgUgU \tnUsIgU \tuTgTgT \tuTgTuT \tuTpluT \tuTslcl \tuTslul \tuUuUlU \tulclgl \txTpluT \txUuUuU 
6\t4\taTslcl \taTslsl, \taUuUgU \tcTclgT \tcTplsl, \tcTslaT \tgTnTsl \tgTolpl \tgTplcl \tgTplcl, \tgTplul, \tgTsUsl \tgTslsl, \tgTslul \tgUbUgU \tgUpUuU \tgUuUsU \tglulsl \thTclsl \thTulsl \tnTslsT. \tnTuTgT \tnTuTuT \tnUpUuU \tnlulul \tuTclaT \tuTlTuT \tuTsUsl \tuTslsl, \tulglgl \tulplgl \txTclsl \txUpUcU \txUxUuU \txlclgl 
6\t5\taTclsl \taTgTgT \taTgTsl \taTplgT \taTuTgT \tbTslgT \tbTslsT. \tbUsUlU \tblplgl \tblulgl \tblulnl \tcTulsl \tgTolsl \tgTplpl \tgTsTsl. \tgUcUnU \tglolsl. \tglplul \tgluTsl \tglulpl \tlTslsl, \tnTplpl \tnTsTnT \tnTslgT \tnTslpl \tnUuUgU \tnUuUpU \tnUuUuU \tnUuUxU \tnlclal \tnlxlpl \ttTclgT \ttTslaT \tuIsTsl: \tuTcTuT \tuTclcl \tuTplul, \tuTslxI. \tuTuTxT \tuUuInU \txIxIsI. \txTgTxT \txUpUuU \txUsIuU \txUsUxI. \txUsUxU 
6\t6\taTclpl \tgTplsl. \tgTplul \tgTsTuT, \tgTsUnT, \tgTsUsT \tgTsllT \tgTuTpl \tgTuUgT \tgTulsT \tgUsIpU \tglalsl \tglclgl \tglglsl \tglnlsl \tglplgl \tlTsTsl \tlUuUgU \tnTcTgT \tnTclul. \tnTnTuT \tnTplcl \tnTpluT \tnTplul. \tnTsUgT \tnTxTuT \tnUnUgU \tnlplgl \ttUcUuU \tuTaTcT \tuTclcT \tuTolsl \tuTpTpl \tuTpllT \tuTsIpl \tuTsTuT, \tuTulaT \tuTulsI \tuUpUbU \tuUsIsU: \tuUsUuU". \tuUslgU \tuUuUxI. \txIsluI. \txIuIuI. \txIxIxI. \txTnTpl \txTplcl \txTsluT \txUcUgU \txlplgl 
6\t7\taTslgT \talulcl \tbTclaT \tbTnTgT \tbTslaT \tbTsluT \tbUsIuU \tbUuUaU \tblalpl \tfTslgT \tgTclaT \tgTclcl \tgTclsT \tgTolsT. \tgTplgT \tgTuTsT \tgTuUsT. \tgTulsl. \tglxlsl. \tlTcluT \tlUpUsU. \tlUsIsI \tnTolgT \tnTsluT \tnTulsT \tnTxlgT \tnUcUlU \tnUuUcU \tnlalgl \tuIclul. \tuIsluI. \tuIxIxI.\tuTclnT \tuTpTuT \tuTplaT \tuTplnT \tuTplol \tuTplsl, \tuTpluT, \tuTplul \tuTsluT \tuTulgT \tuTuluT \tuTxTgT \tuUcUxU \tuUsIlU \tuUsIuI. \tuUuUuI. \tululal \txTslaT \txTulgT \txUcUxU 
6\t8\taTclgT \taTplcl \taUpUsU. \taUuUuU \talglpl \tbTcTgT \tbTslfT \tbTsllT \tbUpUuU \tblclgl \tblglgl \tcTsluT \tcTslul \tgTcTgT \tgTclcT \tgTpTsl \tgUcUcU \tlTsTlT \tnTblgT \tnTnTgT \tnTplbT \tnTslcl \tnUsIuU \tnlglgl \tnlglsl \tnlplbl \tnlulnl \tnlxlgl \ttTslsT. \tuIuIxI.\tuTgTcT \tuTplcl, \tuTsIsl \tuTsIuT \tuTsUgT \tuTslcl, \tuTxlsT. \tuUcUlU \tuUcUuI. \txIuIuI.\txIxIuI.\txTslgT \txTulsT. \txUcUuU 
6\t9\taTplul \taTulgT \taTulsT. \taTulsl \tbTnTpl \tbTulgT \tcTuluT \tgTcluT \tgTpluT \tgTslfT \tgTsluT \tlUcUgU \tnTclxT \tnTslfT \tnUcUaU \tnUcUgU \tnUpUbU \tnlclul \tnlnlgl \tuIcluI. \tuTclcl, \tuTclxl) \tuToluT \tuTsUuT \tuTslgT \tuTsllT \txTclaT 
6\t10\taTplsT. \taTulpl \tbUnUpU \tbUsIgU \tblulul \tgTsUgT \tgTxlsT. \tlTsluT \tlTslul. \tllclul \tnTnTsT \tnUcUuU \tnlclgl \ttTplcl \ttUcUsI \ttUsIuU \tuTfTpl \tuTslcl: \tuUfUpU \tuUsInU, \txIsIxI.\txIslul \txIuIsI.\txTslhT 
6\t11\tbTclgT \tbTcluT \tbUcUgU \tgTclgT \tgTslhT \tnTclaT \tnTulaT \tnTuluT \tnlulgl \tuIplsI.\tuTclxT \tuUsUuU "\txIsIuI., \txIuIxI., \txlclul 
6\t12\tbTpTpl \tcTcluT \tnTulgT \tuTclgT \tuTcllT \tuUcUaU \txUcUaU 
6\t13\tgTslgT \tuTcTgT 
6\t14\tgTulgT \tnTcluT \tuTcluT 
6\t15\tnTclgT \txTclgT \txTcluT 
7\t-13\txIsUsT. 
7\t-11\ttTplsT \tuIsIcl.\tuIsTpl. 
7\t-10\tcTslpl, \ttTsTsT \tuIsIul.\tuIuIsT.\tuTplsT \tuUsTul. \tuUslpl 
7\t-9\tcTplcT \tcTuluT \tcUcUsT \ttTpTcl. \tuTcluI 
7\t-8\tlTplcT \tuTplcT \txTsl--, 
7\t-7\tcTuTcT \tcUsIsU  9\tcUsUsT \tuIsUsT. \tuIuIuU.\tuTuIsI 
7\t-6\tblsTsl. \tcUcUxU \tuTplsl \tulsTsl|
7\t-5\tlUpUbU \tuUsU--. 
7\t-4\tcUsIpU, \tcUuUsT \tulplol \tululcT \tululsT \tululsU 
7\t-3\tcUpUcU. \tcUuUsU.|\toUpUcU \tulsIsl. \tulslbT 
7\t-2\tcTplsl \tcUpUcU \toUuUsU \tulplgT \tulplnT \tulplsl \tulsTgT. \tulsTpl. \tulsTsl. \tululpT 
7\t-1\tcUpUsU \tcUsIcU \tuIsUsU \tulpluT \tulplul \tulslgT \tulslgT, \tulslnT 
7\t1\tgTsTsl. \tgTslgT \tgUsUsU \tnTsUsl, \txIsIuI. 
7\t2\tgTaTsl \tgTgTnT \tgTslsl \tgTslsl, \tgTslul \tgTuTuT \tgUgUuU \tgUsIsU \tgUuUsI \tglslul \tglulsl \tnTslsl \tuTgTuT \tuTnTul \tuTsUsl, \tuTuTxI \tuTxIxI, \tuUuUxI 
7\t3\taTbTsl \taTnTsl \taTslul \talnlpl \tbTslcl \tbUsUsU, \tgTaTsU \tgTgTuT \tgTnTcl \tgTnTgT \tgTnTsl \tgTnTxI \tgTsTsl \tgTuTsU \tgUbUsU \tgUuUxI \tglnlsl \tlUuUuU \tnTnTsU \tnTslul, \tnTxIxI, \tnUcTsl: \tnUsUsU, \tnUxIuI, \tnlslcl \tnlslpl \tnlslsl, \tuTnTuT \tuTslul, \tuTuTcl \tuTuTsl \tuTulsl: \tuTxTcl \tuUnUsI \tuUuUuI, \tulnlul \txIsIuU. \txIuTuI. 
7\t4\taTbTcl \taTbTpl \taTnTcl \taTnTsU \taUuUsU \tbTsUsl, \tgTaTul \tgTnTsU \tgTnTxl \tgTuTsl \tgTuTul \tgUnUsl \tgUuIcU \tgUuInU \tgUxUcU \tglglnl \thTslsl, \tnTnTcl \tnTplul \tnUsUcU \tnUsUuU, \tnlslcl. \tnlslul, \ttTclsl \tuTnTcl \tuTplcl, \tuTsTcl.|\tuTuTgT \tuUlUcU \tulnlcl \tulnlgl \txlnlsl 
7\t5\taTbTul \taTgTsl \tbUsIpU \tgTbTsl \tgTnTcT \tgTuTxI \tgTulsl \tgTxTcl \tgTxTsU \tgTxTul \tgUgUcU \tgUuU-- \tglxlcl \tnTgTsl, \tnTgTsl. \tnTslgT \tnTslul \tnUsIpU \tnUsUcU. \tnUuUpU \tnlglsl \tnlslgl \tnlslpl, \tnlslul \tuTclpl, \tuTclsl, \tuTnTsU \tuTnTxT \tuTpTul. \tuTplpl, \tuTsTgT. \tuTuTuI \tuTuTul \tuTulsl, \tuUlUuI \tuUnUcU \txIsIxI. \txIuTnT. \txTslcl, \txTslpl \txTslsl: \txTslul 
7\t6\taTsTul. \taUtUsU \talnlxl \tbTsUsT, \tbTulsl \tblglul, \tfUpUuU \tgTgTcl \tgTgTsU \tgTnTul \tgTnUsl \tgTplcl \tgTulcl \tglblsl \tglplcl \tglulxl \tlTnTsl \tlTsTsl. \tnTgTnT, \tnTpTsl. \tnTplul, \tnTslsT, \tnTsluT, \tnTsluU, \tnTuTsU \tnTuTul. \tnTulsT, \tnTxTul \tnUsUuU \tnUuUsU, \tnlslxl, \ttTslcl \tuIslxI. \tuIuInT. \tuIuIuU. \tuIxUcU.|\tuIxUuU.|\tuTaTuT \tuTbTsl \tuTbTuT \tuTgTsU \tuTplul, \tuUnUuI \txIxInT. \txTsTul. \txTsUsT, 
7\t7\taTclul \taTnTul \taTplcl \taTplsl, \tcTsUsl, \tfTpluT \tgTplpl \tgTulpl \tglslul: \tglulgl \tglxlxl \tlUsIsI \tnTclcl, \tnTgTsU, \tnTpluT, \tnTsTgT. \tnTsTgT.|\tnTsUsT.|\tnUsIcU \tnlglsl, \tnlnlxl \ttTsTsl \tuIuInU. \tuIuIxI.\tuIuTsI. \tuTclcl, \tuTlTsU \tuTslxl, \tuTuTcT, \tuTuTpT \tuUxIuI, \txIuTsU. \txIuUsI. \txTplcl \txTplsl, \txTslul, \txUcUsI, 
7\t8\taTclsl, \taTslul, \tbTplpl \tcTplpl, \tgTbTcl \tgTbTpl \tgTeTsl \tgTnTpT \tgTtTsl \tgTuTpT \tglnlxl \tnTbTuT \tnTslbT \tnTxIsU, \tnUuUsI, \tnlulgl, \ttUsIsU, \tuIuIxU. \tuTbTcl \tuTbTpl \tuTcTsU \tuTgTsl, \tuTnTsl, \tuTslgT, \tuTuTsU \tuTxTul \txIsIxI.\txIuIxI.\txUsUxU, \txlulul, 
7\t9\talslul. \talulul \talulxl \tbTsTcl. \tblulul, \tfTnTsl \tflnlsl \tgTbTul \tgTxTpT \tglllul \tglplsl \tlTclsl \tlUuUcU \tnTpTul. \tnUgUsI, \tnlxlsl, \tuTsTuT|\tuTuT-- \tuTxTsT.|\tuTxlsl \tulblnl \txTslsl) \txUnUpU 
7\t10\taTplpl \taTtTsl \tbTgTsl, \tnlglnl, \tuIuIsI., \tuIuIxI. \tuIxIul.\tuTaTul \tulglll, 
7\t11\talslgl \tbTclpl \tfTgTsl \tlTuTul \tnTcTpl. \tnTulsl, \tuIuIxI., \txIuIsl. \txTsTsl.|\txTxTul \txUsUsU; 
7\t12\tbTclsl \tfTuTsl \tuIsIxI.\tuIuIsI. \tuIxIuI.
7\t14\txIulsl. 
8\t-20\tjueza 
8\t-17\tfiscal 
8\t-16\tensena 
8\t-15\tmarca 
8\t-14\tcertifico: \tcita "\tde "9\tfdo.: \tjuez \tlibreta 
8\t-13\tcomunidad \tgeneral \thospital \tnumero  9\tomnibus \tplenario "\tsan \tudai \tvehiculo \tvs. 
8\t-12\tasimismo \tbanco \tccyc; \tdate: \tensenan \tfactura \tfallos:,9\thasta \tmatricula \tsanatorio \tsindicato: 
8\t-11\taplico "\tbT.|\tbarrial \tcargando \tchevrolet \tcircunscripcion, \tconste. \tfecha: \tgol \tjueza. \tministerio \tnomenclatura \tpasaporte \tpiano \tprosecretario \tsolicita \ttipo \tver "\tvilla \tª 
8\t-10\taplicable. \taudiencia \tcolor \tcorte \tderecho: "\tdesde "\tdias, \tdisposicion "9\tdoctrina: \testudio: \texplica \texplican \tfallo "\tfiscal, \thabla, \tinterna °9\tjamas \tjubilada, \tjuez. \tkm  9\tlT (\tmaquina \tnumero: 9\tpasara \tpesos \tpueblos \trenault \tsalud \tseccion: \tsecretario \tsenala \tuI° |\tuT, 9\tunidad  9\tvi. \txI; "\tª - 
8\t-9\ta: �\tagua \tanos (\tcaso "\tcom | \tcomercial, \tcontra, \tcorregir|\tcuyo \tde (9\tdelegacion \tdemanda \tdisposicion \tdni )9\testuve \tfT, \tfe: \tformula \tgrupo "\tguardapolvo \tguardo \tiii. \tinmueble \tley \tmala \tmatrimonio \tmeses 09\tmotocicleta \tmutuo \toficial \tparaje \tplazo \tpositiva. \tpresto, \trestriccion \tsala|\tsocial: \tuI - \tuI. -\tunion \txI- 9
8\t-8\tasesor \tavenida \tcalle \tcategoria: \tcedula \tcesarea \tcompania \tconforme \tcontesto "\tderecho, \tdesde \tdieron \tdijo: \tdivision \tdoctrina. \tdolor \tdomicilio | \tel )9\tel ,9\ten \ten "\tescritura \tfallo \tfallos: 9\tfdo: \tgrupo \thabria \thubo \tinvoco "\tlanus: \tllave \tmarcha. \tmoto \tmuy \tnino; \tparroquia \tpenal \tpresente "\tproblema.|\tpuntos \tre "\treaccion \trecusa. \tscba, "\tsus \ttareas \ttarjeta \tterapia \ttiempo. \ttrato \ttuviera \tunica \tvii. \tvoz \txU). 
8\t-7\targentina, \tav. \tboliche \tcamara. \tcardiopatia \tcategoria \tcelular \tciento \tconocer. \tcorrientes \tderecho \tdesarrollo \tdomicilio \tfallos:;9\tfaltante \tfiat \tfiscalia \thay \therida \thogar \thoja \tinc. 9\tincluso \tinterpone \tlesiones \tmediacion - \tmercado \tnos \tnota \toT|\tprecedente "\tpresupuestos: \tprimer \tprision \tpulsera|\tquede \tresuelvo: \ts/ \ttraslado. \tuna \tvende \tventa: 
8\t-6\tano \tantecedentes: \tarma \tart. 9\tcamara \texpte. \tfecha \tfer \tferia \tfuera \thago \tindica \tmas \to) \tocho \tsegunda \tsexta. \tsocios. \tsu \ttengo \ttercero \tuI  9\tunos \tvenia 
8\t-5\tbuenos \tcomodoro \tcredito \tcualquier \tcuidado \tescalon \tfederal \thabia \tinforme \tinicio \tiv. \tmejor \tmis \tmitad \tnadie \tno \tpaciente, \tperita, \tprimera \tsugiere \tte \tun \tvi 
8\t-4\tambos \targentino, \tcomisaria \thaber \thoy \tigual \tle \tles \tme \tmi: \tmn|\tpartes \tpresidente: \tquiso \treclamo \tse \tsumario \tunico \tya 
8\t-3\tcarta \tcomprar \tdeja \tha \tlas \tlegajo \tpericial \tpidio \tpuedo \tquiero \tu$\tud. 
8\t-2\tcomercial \tdijo:|\tgendarme: \tpuede \trecibo. \tusted 
8\t-1\tdigo:|
8\t2\tabogado, \tatiende \tencargada, \tinvento \tsenor 
8\t3\tdiga \tel, \thermano \thija \tingeniera \tjuan \tnietos \tperito \ttrabajador: 
8\t4\tabril \tagrimensor \tambos, \tana \tcajera, \tdamnificado: \tdecia \tezequiel \tgriselda \thermana, \timputado: \tingeniero \tjonatan \tleo \tluciano \tmadre, \tmaestra, \tmarido \tmar|\tpadre: \tpapa, \tpreceptora \tpropio \tsindico, \ttio \ttraduce \tvieron 
8\t5\tbeatriz \tbrian \tceferino \tcocinera, \tconcubino, \tconsultora \tencargada \tencargado, \tester \tinasistencias. \tjueza:|\tlisandro \tllama \tmaria. \tmenor, \tmercado, \tmujer, \tnene, \tnieta \tnombrados \tnovia, \topero \tpadre, \tpaz \tprimo \tprogenitor, \tresidente, \tsuscribe, \ttestigo | \tvictima, \tyesica 
8\t6\ta "\taT; \tabogada \tacompanante: \tadministrador, \tayelen \tcacique, \tchicos: \tchoque \tchoque, \tclorinda \tcom ,9\tcompanero \tcristian \tcunada, \tdenuncia. \tdi \tdocente; \te.\tescuela, \tesposo, \tfondo.|\tfonoaudiologa \tfranco \tgordo \thermenegildo \tjesica \tjusticia|\tlengua, \tlesionados: \tletrado \tlucas \tmaria \tmaximiliano \tmedicina. \tmenos \tnada|\tnegro \tnicanor \tnino \tnoemi \tpara: \tpareja, \tpedro \tplomero \tpsicologa \tpsicopedagoga, \tquien|\tramona \tregistrar|\tresidente \ts. \tseno \tsenores \tsocia \tsol \tsuegra, \tuT.: \tvieja \txI.; \txU 09\tyamil 
8\t7\ta | \ta:|\tactor: \talias \tbU.- \tcdora. \tche \tcompaneros \tconcursado: \tcontacto: \tcontra \tcontratista \tcopia: \tcvu 49\tdenunciante: \tdijo|\tdras. \telias \tesposa, \tfamilia:|\tfarias \tfinado \tfirman \tfirmando \tgraciela \tgral.|\thablo \thermanos: \thija)69\thijas \thijas, \thijo, \thijo|\timputado  9\tletrado: \tletrados \tmarisol \tmartillero \tmercedes \tnegra \tnehme  9\tnieves \tpaterna, \tpersonalmente \tportero, \tpresentes: \tprima \tprivado, \trazon. \trecomendo \tremisero \truben \tsello: \tsenora|\tsobrino \tsosa \tsuegra \ttata \ttercero, \ttesorero, \ttestigos \ttrabajo:|\ttribunal:|\tvendedor, \tyerno 
8\t8\taT / \taT ❤:\tadmin. \tagrego \tahijado \tambulancia, \tatilio \tautos "\taviso: \tb. \tbautista \tcalle, \tcaratulados "\tcc: \tchapa. \tcompadre \tcompanera \tconcubino \tconformidad. \tcontador, \tcunado \td \tdecirlo \tdelegado \tdicen \tdocente \tdueno, \templeadora.|\tenero, \tescuela|\tfiadora \tgomez \tgritaba "\thabil \thallado \thaydee \theredero \thijo: \thijos, \thijos|\tjusticia.|\tlee \tlin \tlujan \tm. \tmarcelo \tmarido, \tmarta \tmartin \tmilagros \tmisma.|\tmudo \tnona \tnorma \tnovio \tojo: \tpadre : \tpadron, \tpapeles.|\tparedes \tpetrona \tpreceptor \tprogenitor: \tquerida \tr. \treemplazo \tromina \tsaluda, \tsaludos, \tsenora \tsrta. \ttal \ttatiana \ttitular \ttitular: \ttomas \tuI.(9\tulises \tvecina; 9\tvilma \txI. (\txq \tyamila 
8\t9\ta), \tabogada, \tabogado \tacceso:.9\tactor, \tactual, \tadministradora \tadmisible  9\tal 19\talma \tamalia \tanos,99\tapagadas". \tariel \tazucena \tbelen \tblanca \tbruno \tcacique \tcamara:|\tcamillero \tcasada \tcaso.|\tconmigo \tcontesta \tdelia \tdomicilio  9\tese, \tfaltan: \tgerente \tgerente, \tgladys \tguido \thija (\thija, \timpugna. \timputado \tinstrumento \tjoaquin \tkiosco, \tlicenciada \tlicenciado \tlidia \tllama > \tma. \tmama, \tmatias \tmi.|\tmicaela \tnU 09\tnacio \tnenas \tnombrado \tnombres: \tnuera \to. \top. \tpasajera \tpia \tprofesor \tproveedor \tpsicopedagoga \treales, \tregistrado|\treina \trolando \tsalio. \tsaludos. \tsenorita \tsereno \tsr. \tsra. \ttambien, \ttec. \ttia, \ttrf;\tuU 99\tuU4(9\tvecina \tvos, \ty. 
8\t10\ta : \tadministracion  9\tagustin \tapellido: \tarq. \tasi; \tatentamente,|\tbravo \tcaro \tcdor. \tcomparece \tcontadora \tconyuge: \td. \tdelegada \tder \tdni ;9\telizabeth \templeador: \tes "\tescribio:|\testimado \tfunes \tgT "\therederos: \thermana \thijo), \thola \tllaman \tllamarse \tluz \tmadre. \tmama \tmama (\tmanejaba \tmasc.: \tn. \tna \tnombre: \tnupcias \tomar \tpadre (\tpastor \tperla \tprofesora \tremitente: \trequerido: \trequirente: \truiz \tsale \tseria \tsobrino, \tsobrinos \ttestimonial: \ttestimonial:|\ttimbre  9\tuI), \tuT "9\tuT |9\tvuelve \txI), \tyolanda 
8\t11\ta.\tactora: \tatendio \tcaligrafo \tcapataz \tcapataz, \tchico, \tcomparecen \tcruz \tde: \tdice "\tdice: "\tescribano \tfallecio \tgracias, \theredera \theredia \therrero \timputado | \tintervencion. \tmc \tnotificado. \tpilar \tpresidenta) -\trosa \tsr.: \ttal "\ttito \ttransito \tuU "9\tvecino \tvecino, \tvictima | 
8\t12\tcardiologia: \tcomparecen: \tdeclararon \tdon \tfirman: \tgracias \thijos: \tmediadora: \tnahuel \tperdon \tperita \tquirografario 09\trosario \tsaludos,|\tsonia \tsra \ttel.29\ttestigos: 9\ttestimonial: 9\tvon \ty.\tyo, 
8\t13\tabrazo,|\taclaracion: \tclara \tcontador \tdestinatario: \tdona \tdr \tenfermero \tescribana \tinadmisible  9\ting. \tleon \tlic. \tmentira, \tnovia \tpaciente: \tpor "\ts: \ttestigo  9
8\t14\tapodo: \tesc. \tfirma: \tnicolas 
8\t15\tcr. \tcra. \txU;
8\t16\tencargado \tfigura "\tprof. 
8\t17\tautos: "
8\t18\ta) "\tenf. 
8\t19\tcomo "
8\t22\talias "
9\t-22\tjueza, 
9\t-20\tfallos" (
9\t-19\tfallos (
9\t-18\tjuez, 
9\t-17\tsecretario, 
9\t-16\tfiscal, \tfiscal. 
9\t-15\tjueza - 
9\t-14\tparticulares 
9\t-13\tdispone, \tjuzgado, \tse): \tvs 
9\t-12\tcapaces \tdispone \tgT:|\tley: \tlic:|\tnT"; \tprosecretario, \ttratado, 
9\t-11\tacta. \tagravado \tantes. \tantes; \taudiencia - \tautos|\tcontra. \tcuarto \tderecho. \tdispuso, \tdoctrina". \texpte" (\texpte. \tfecha \tgrado \tjuez - \tmadrid \tni", \tpositivo \tprimero.|\tsalud.|\tsaluda, \tsecretaria. \tsecretario - \tsocial. \ttercero \ttrabajado \ttraslado - 
9\t-10\tautomatica \tavellaneda \tcausa \tcbu. \tcuidando, \tday \tdefensor. \tdestinatario|\tdieta \tdni; \teU" -\tii \tizquierda \tjuzgado \tlegajo - \tley  9\tley (\tomitido \tpor), \tpresentes. \tpresto, \tpunto \tsan" -\tse 59\tsecretario. \tsenala. \tsr \ttareas \ttitular | \ttraen \tuI.(9\tvocales. \tyo.|
9\t-9\tacta \tactor. \tadhirieron \targentina \tasignan \tcuentas \tde, 9\tdoctor: \tel. (\tera, \texpte \tfederal \tfirman, \tfs|\tlegajo., \tletrada \tlic.|\tllegaron. \tnotifiquese". \tplaza | \tregistrado \tresuelvo,|\tsecretaria, \tsegun; \tservicio|\tsumario|\ttareas|\ttestigo \ttimbre \tunion \tvuelve, \txT - 
9\t-8\tacciones \tacerca \tbarcos \tchevrolet \tcitar. 9\tcoincide, \tcomparecen, \tconsultorio.|\tcordialmente|\tcra: \tdeclara. \tdia. \tdijeron, \tdoce \tdoctor, \tdominio  9\tdona.|\teste \texpte|\tiii \tinscripta, \tjornada \tjuez. \tlesionados|\tmar  9\tmedico \tmodelo, \tnegativa \tnotificados \toT | \toficial \tofrezco. \totro \tpartido, \tprevisional \tprueba. \trechazado. \tregistrado|\tresuelvo: \tservicio - \tsolicitado. \ttoyota \tvista. 
9\t-7\tagreguese: \taportes \tautista \tautos \tcafe \tcarta \tcasada, \tcredencial, \tde" \tdel  9\tdevuelve \tdicen. \tdomicilio \tdominio \tdona. \tdra (\tex: \tgenerales \thonorarios. \tlocacion, "\tmadre. \tnac. \tnacional \tnos.|\tpresidente|\trefiere: \troja \tsala, \tsan (\tse  9\ttU|\ttambien (\ttotal \tusuario (
9\t-6\tart (\tcivil \tcopia \tdatos \tdigo. \tdomiciliaria \tgeneral \tintervencion \tlic \tmandioca \tmil \toT, \toficio \tparcial \tpoder \tprovincia, \tpuntos \tsocial \tud \tuno \tvista 
9\t-5\tart \tconclusiones.|\tconjunta \tde  9\tentre, \tfactura, \tfamiliar \tinferior \tjuntos \tlectura \tmal \tmiel \tnotificado \tprincipal \trecibo \tser \tsobre \ttodo \ttraslado \tuna: 
9\t-4\teU.|\tella \tes) \thoy \thumanos \tmetros \tminutos \tmis \tmucho \tnegro \tpenal \trota \ttT, \tverde 
9\t-3\talgo \tanos \tclinica \tdespedido \tlaboral \tmeses \tsituacion 
9\t-2\tasiste. \tpare. 
9\t-1\tdias 
9\t1\tfue: 
9\t2\tabonara \tdni, \tfarias \tsosa 
9\t3\tadmin \tbueno: \tcomo: \tconfirmo \tdomingo \tfirma \tpadre, \tresponde 
9\t4\tabril \tcobra \tfirmo \tfuentes \tgracias: \tmendieta \tmercado \tmi, \tmurio, \tno.- \tojeda \tpremuerto, \treales \trosa \tuI - \tuI 89\tvan \ty: 
9\t5\talfredo \tbanco | \tbenitez \tconvivimos \tcual: \tcuil|\tescribano \testuve: \texplica \tfallecida, \thijos; \tlisto: \tllama \tlujan \tmamani \tmp - \tmp, \tnecesita \tpaz, \tplaza \tpregunta \treciba \tsolicita \ttenes: \ttolaba \ttrabajadora, \tvamos: \tvive, \txI (
9\t6\tabierto.|\tanos, 9\tanoto, \tarroyo \tbeatriz \tbelen \tcruz \tcurso. \tdale: \tdeclaracion; \tdeclaro \tdocente, \telectricista, \tencargada, \tescritura.- \tgauto \thable:|\thija|\tindica \tines \tiraola \tjugaba \tlobos \tmaria \tmatricula. \tmp (\tmuestra \tmurio \tok: \tpagara \tpide \tporque: \tpresente. \tsugiere. \tsus, \tt \tt (\tusted, ¿\txI - \txI, \ty: ¿
9\t7\ta 59\talcanza \talimentos - \tapodo \tasesora, \tav - \tayala \tbengolea \tbermejo \tbuen, \tcardozo \tcasado, \tcomparecio \tcosecha|\tdaniel \tdicen \tdiscutio \tdni \tdomicilio 79\tdona (\teU \teU, \tel (\tenviado|\tera "\teran, \tese: \tfabian \tfallecido, \tfigure \tflores \theredia \thermana, \timpugna \tinforma \tinicia \tla - \tle:|\tlicenciada, \tlic|\tlloraba \tlucero \tm, \tmama (\tmanifiesta \tmat (\tmendoza \tmn (\tmn, \tmora \tmp \tnieves \tno? \toran \tpaga \tpareja, \tpedroso \tpone \tprimo, \tpuedo: ¿\tquerida \trechaza, \trefiere \tregistra \trequiere \tresidente, \tro 39\troca. \truben \tsecretario \tsecuela | \tsegundo \tseria \tsierra \tsocio, \tsol \tte: \ttejerina \ttomo, \tuT - \tuU): \tvendio \tvino, \tviuda 
9\t8\tacciones.|\tadministracion 39\tadministrador, \tal.|\tapodado, \targentina, \tasiste), \tcabanas \tcambia \tcambie \tcarta|\tcasilla. \tchoque \tcita \tcitada, \tcocinera, \tcomo ("\tcomo, ¿\tcondori \tconfirma \tcontesta \tcontesto \tcornejo \tcreo \td, \tdecile \tdefensora|\tdni - \tdon.|\tempaque;\tencargado;\tentro \tescribio \tfirme (\tguardo \tguerra \thaya \thayan \thermanos.|\thernan \thija (\thija, \thijo (\thonorarios | \thospital, \timputado. \tintimo", \tjefe, \tlaura \tles.|\tllega \tlote, \tlucida \tmadre 79\tmail|\tmama, \tmaria, \tmartillero, \tmayo \tmediadora, \tmensaje|\tnehme  9\tnombre", \tnombres|\tobjeta \tobservo \tofrece \tpartida, \tpediatra, \tportero \tpresidenta (\tpresidente, \tpsicologa;79\tque, ¿\trenuncio \trequerido | \trespuesta.|\treyes \trios \trossi \truben, \tsabia \tsaco \tsanta; 9\tsiempre. \tsueldos 49\tsugiere \tsuplente). \tte!! \ttio, \tuT" \tunzue \tvacante; \tvda \tvolvio \txI 09\tzalazar 
9\t9\tabel \tabogado|\tabuela, \tacuna \tadscripta, \tal 09\talias. \tapellidos (\tapoderado, \targentino, \tautorizado, \tbravo \tbueno \tcel - \tcisterna \tcuil, \tcvu, \tda \tdeclara \tdesiste \tdni (\tdni|\tdocumento, \ten (\tescribana, \tesposa, \testa, \testudio. \tfirme \th (\tingeniero, \tinstrumentadora|\tjefe - \tmantuvo \tmc \tmedica, \tmilagros \tmn \tnacio \topina \toshiro \tp \tparaguaya, \tperez \tpq \tpresenta \tpuso \tque! ¡\tquedo "\treconoce \treconocio \treviso | \tsale \tsan - \tsecretaria; \tsic [\tsin: \ttio|\ttramito, \tuI (\tuI 49\tuU <\tusa \tvende 79\tversion. \tvive) \txi.|
9\t10\tacepto \tafiliado, \tantebrazo" \tavisa \tcarta.|\tcasa: \tciv (\tcomenta \tcompro \tconcluye, \tcontador, \tcuil \tcuil (\tdejaron \tdice | \tesposo (\testa,79\tfirman:-9\thaya, \thc (\thermano, \tindico, \tmadre). \tmadre, \tmartin \tpadre (\tparedes \tpodra \tpresente, \tpropone \tratifico \trelata \tresuelvo. \tse" (\tse"; \tsena \tte:|\ttuviera \tuI / \tusted, 
9\t11\ta., \tabuelo, \tacepta \tanda \tcc|\tcobro, \tde), \tdivina \tevans \tgodoy \tgomez \thagan \tlegajo (\tlic 59\tmarina \tmedico, \tmenor (\tnotaria, \tplanteo, \tpresento \treclama \trecupero; \tregistro, \trenuncia \tsello|\tvecina, \tvon \txI °9\ty,49
9\t12\ta - \tanos. 9\tapoderada, \tdice) \thijo \tkiosquero, \tperdon, \tpilar \tpor", \tpresta \tpuerto \troca \tsaludos.|\tto 49\tvende \txI 39
9\t13\tabogada, \tasi (\tempaque|\tescribano, \tescucho \tfs, \tnicolas \tpierde \tpor (\ttrae \txI 29
9\t14\ta °9\tabogado, \tdiga|
9\t15\tdni", \tes" \tla.".\tmat, \txI.-
9\t17\tdni. (
10\t-10\tal17
10\t-5\toT0
10\t-3\toU16
10\t2\tnT7
10\t3\taT24\tnU2\tuT14\tuT24\tuT4\tuT5\tuT7\txU9
10\t4\tbT12\tbT2\tgT5\thT10\tlT2\tnT12\tnT13\tnT27\tnT30\ttT18\tuT1\tuT9\tul24
10\t5\taT16\tbT22\tbT23\tbT3\tbT6\tbU1\tgU8\thT12\thT2\tnT10\tnT11\tnT14\tnT15\tnT20\tnT6\tnT9\tnU15\ttT3\ttT4\tuT6\tuU4\tuU5\txT1\txT11\txT13\txT9\txU15
10\t6\taT6\tal24\tbT10\tbT24\tbT30\tcT2\tgT0\tgU0\tgU4\tgl17\tlU2\tnT26\tnU1\tnU5\tnU7\ttT10\tuT12\tuT13\tuT19\tuT20\tuT3\tuU9\txT12\txU7
10\t7\taT10\taT13\taT22\tbT1\tbT26\tbU3\tbU4\tcT17\tcT18\teT10\tgT12\tgT17\tgT24\tgT8\tgT9\tgU13\tnT1\tnT16\tnT22\tnU3\tnl17\ttT12\ttT2\ttU3\tuT10\tuT21\tuU7\txT10\txT15\txU13
10\t8\taT14\taT2\taT20\tbT18\tcT22\tcU13\teT7\tfT4\tfU8\tgT10\tgT16\tgT4\thl16\tlT6\tnT17\tnT3\tnU11\tnU6\tnU9\ttT20\ttT22\ttU2\ttU26\tuT15\tuU1\tuU18\txT14\txT24\txT6\txU1\txU2\txl17
10\t9\taT12\tbT14\tbT19\tbU10\tbU2\tcT12\tcT13\tcU3\tcU9\tgT20\tgU2\thU2\tlT10\tlT13\tlT17\tlT4\tlT9\tnT24\tnU10\tnU8\toT1\toT25\ttT31\tuT11\tuT22\tuU13\tul17
10\t10\taT15\taT28\tcT9\tfT9\tgT13\tgU16\tlT15\tlT20\tnl24\tuT18\tuU2\txT18
10\t11\tbT9\tcT1\tnT18\txT3
10\t12\taT17\tcT23\tcU1\tuU15
10\t13\toT2\tuU10\txT26\txU3
10\t14\tlT12\ttT26
10\t15\tuU3
10\t19\toU1
11\t-13\taTdelT \tuIuIu.
11\t-10\tgTtTdr. \tlTdelT \tnTcitaa \tnTxTy \ttTdoctorgT \tuTenel \tuUqueal 
11\t-9\tbUquees \tcTuIde 
11\t-8\tbTdeentre \tcTenla \tcTuTde \tlUala \tllnde \tuTjuezadra. \tuUbUla \tuUconsorciode 
11\t-7\taUuUla \tcUelmedico \tgTfiscaldr. \tlTuIde \tnTynT \tuIenxI., \tuTfdodra. \tuUdenunciade \tuUyla 
11\t-6\talcortola \tcUporlos \tgTfiscaldra. \tuTbuenosdias. \tuTfiscaldra. \tuTgTnT. \tuUporlos \tuUvioel \tulelque \tulxTes 
11\t-5\taUunauU \tbUlUdel \tblconel \tblenlos \tcTala \tcUquelos \tgTantemi: \tgTenbarrial \tgTfdodra. \tgTjuezadra. \tgTjuezdr. \tgUtUdr. \toUuUde \tuIanosxI.\tuIdespuesde \tuUcortola \tuUdosuU \tuUhayque \tuUnolo \tuUuUesta \tulqueal \txUdrlU \txlporla 
11\t-4\tblcostadel \tcUdela \tcUdeltU \tcUnUque \tcUqueel \tcUuUde \tcUuUlas \tuIantexI.\tuIuTuI.\tuTllevababien. \tuUcuchillouU \tuUoUy \tuUseuU \tuUsobreel \tuUyel \tuluTde \txInTxI.
11\t-3\tcUalos \tcUeluU \tcUgUque \tcUlauU \tcUnouU \tcUoUde \tnTentiendecon \tuIuTxI.\tuUconun \tuUenla \tuUenuU \tuUloque \tuUqueel \tuUquela \tuUquelos \tuUquiendijo \tuUselo \tuUuUla \tulanosy \tulhayque \tulqueel 
11\t-2\tcUactade \tcUala \tcUdemandade \tcUesel \tcUqueuU \tcUseuU \tcUuUla \tcUuUpor \tcUuUque \tcUyuU \tuInTxI.\tuUuUel \tuUuUestaba \tuUunuU \tulquees \tulquela \tulyome 
11\t-1\tcUconel \tcUporla \tcUquela \tcUuUel \tcUuUlos \tcUyla \tuIuUuI.\tuUenel \tuUquelo \tulala \tulenla \tulquelo 
11\t1\tgTdiceque \tgTlasra. \tgTnTy \tgTsuhijo \tgTuTa \tgTya \tgUuUa \tgUuUuU \tnTgTgT \tnUdegU 
11\t2\tgTyque \tgUlauU \tgUya \tnTgTnT \tnTlafamilia \tnUdeuU \tnUgUuU \tuTauT \tuTuTgT \tuUdegU \tuUnombrede 
11\t3\tgTquees \tgTsociallic. \tnUgUgU \tuTcongT \tuTelsenor \tuTgTgT \tuTgTuT \tuTlicuT \tuUsumadre, \tuUuUlU \tuUvia \txTdegT \txUauU \txUuUuU 
11\t4\taTdegT \taUuUgU \tbUdela \tgTlalic. \tgUbUgU \tgUuUde \tlUdeuU \tlUesuU \tnTlicgT \tnTuTgT \tnTuTuT \tnTyde \tnUeldoctor \tnUquegU \tnUuUa \tnUuUde \ttTlasenora \tuIauI.\tuTaTcasa \tuTdeuT \tuTgTy \tuTlTuT \tuTqueuT \tuTuTque \tuTyde \tuTygT \tuUeldoctor \tuUeldr. \tuUhijouU \tuUmiuU \tulledicen \txTauT \txUagU \txUxUuU 
11\t5\taTgTgT \taTuTgT \tbUdeuU \tcUuntal \tgTlTy \tgUelde \tgUelsenor \tgUmiuU \tglelde \tglyde \tnTdeldr. \tnTeldoctor \tnTladoctora \tnUuUgU \tnUuUuU \tnUuUxU \tnUygU \tuIuIe. \tuTdenT \tuTdeuT, \tuTlafamilia \tuTsenorauT \tuTuTxT \tuTviudade \tuTyaT \tuUantemi, \tuUauU \tuUdonuU \tuUesuU \tuUhijauU \tuUlUde \tuUlode \tuUmihermano \tuUsruU \tuUsuhermano \tuUuInU \tuUvioa \tuUyde \tulnormacasa \txIaxI.\txIuIy \txIuUy \txTelsenor \txTgTxT \txUalos \txUqueuU 
11\t6\tbTnTde \tgTelde \tgTuUgT \tglya \tlUuUgU \tnTanT \tnTdelgT \tnTnTuT \tnTxTuT \tnUeluU \tnUnUgU \tuIdexI. \tuIquexI.\tuTagT \tuTconlos \tuTdela \tuTdelos \tuTdniy \tuTlTy \tuTledicen \tuTpadregT \tuTprofuT \tuTsrauT \tuUauI. \tuUgUy \tuUhijade \tuUlauU, \tuUledicen \tuUnormacasa \tuUquea \tuUsiuU \tuUuUxI. \tuUunuU. \tulhijode \tullasenora \txIuIuI. \txIxIxI. \txTdiceque \txTnTde \txUdeuU \txUporuU 
11\t7\taTya \tbTnTgT \tbTnTy \tbUauU \tbUuUaU \tgTdegT \tgTelsenor \tgTlaactora \tlUgUy \tlUya \tnUconuU \tuIautosuI., \tuIxIxI.\tuTdonauT \tuThijade \tuTlode \tuTxTgT \tuUalU \tuUhablecon \tuUpartidade \tuUuUdice \tuUuUuI. \tuUylU \tuleldr. \tulhablecon \tulladra. \txIauI.\txTconuT \txTinggT \txTquegT \txUconuU \txUdiceque 
11\t8\taUuUuU \tgTuUdr. \tgTyde \tlTauT \tlUauU \tnTnTgT \tnUdelos \tnUdrnU \ttTladoctora \tuIantemi: \tuIuIxI.\tuIyxI.\tuTcargode \tuTdelT \tuTesde \tuTtestigouT \tuUaUcasa \tuUavisoa \tuUdeapellido \tuUdiceuU \tuUpadreuU \tuUsenorauU \tuUsutia \tulhablocon \tulhijade \txIdeuI.\txIelmenor \txIuIuI.\txIxIuI.\txUxUde 
11\t9\taUsuuU \talyque \tbUdelos \tlTya \tnTyxT \tnUporuU \tnUuUcon \tnleldoctor \tnlladoctora \tuIdeu.\tuIeuI.\tuTala \tuTcomoel \tuTlatia \tuUhijode \tuUsuuU \tuUya \tulladoctora \tulmamade \tulya \txIyuI.\txTdeuT \txUaxU 
11\t10\taldelos \tbldelos \tnUdrxU \tuTelde \tuTfTde \tuUelde \tulquea \txTdeldr. 
11\t11\taTdelos \tbTdelos \tuTconel \tuUdijouU \tuUfUde \tuUsuhijo \txIuIxI., 
11\t12\tbTdeuT \tbUuUa \tuUdonauU \tullode 
11\t13\taUdelos 
12\t-18\tsecretaria dra. 
12\t-17\tfdo dra. \tjueza dra. 
12\t-16\tmunicipalidad de 
12\t-15\tdoctrina de \tel juez \tfiscal dra. \tjuez dr. \tpresidente dr. 
12\t-14\tcita de "\tciudad de \tfdo dres. \tii de \topinion de \tuI dr. 
12\t-13\tc uT \tdel uI.\tescala de \thasta el \tjudicial lic. \tla mujer \tlo de "\tpartido de \tsanatorio del \tsigno de 
12\t-12\tcamara dr. \tcampito de \tcriterio de "\tcuento de \tdres dr. \tejecucion dra. \ten bT \ten nT \tfallos y "\tformula de "\tgT xI.\tgarantias dr. \tlT uI.\tla calle \tmaniobra de \tmatricula de \tmetodo de \tnT c/ \toportunamente dra. \tprovincia de \tpueblo de \tpuso la \tsecretario dr. \tunidad de \tvenia por \tvivir a \tvocales dr. \ty del 
12\t-11\t asunto: \tde oT \tdecir mas. \tdepartamento de \tel caso \tel prosecretario \telectronico dr. \ten uT, \tfiscal dr. \tfiscal es \tgarantias doctor \tgeneral dr. \tjudicial de \tjueza aT \tla fiscal \tle dicen "\tlei a \tmi dr. \tnada dr. \tnada mas. \to dra. \tpanaderia media \tpresidenta dra. \tque tambien \tregistrese dr. \tretiro antes. \tsecretaria doctora \tsigo a \tsilla dra. \ttT dr. \ttest de 
12\t-10\tacerca de "\tal dra. \tano segun \tayuda y \tbanco del \tbanda dr. \tcomisaria ª - \tcomo dice \tcomo ensena \tcorreccional dr. \tde pago. \tdijo en "\tel fiscal \tel lT \ten lU, \ten san \ten uT \ten xI., \tera don \tfamilia dra. \tfdo dr. \tgT nT (\tgeneral doctor \thijos y \tinvita a \tir al \tjueces dr. \tjueza maria \tjuzgado dr. \tla causa "\tla jueza \tla ley \tla sala|\tlanus dr. \tlas firman. \tllama dr. \tlo explican \tlos anos (\tmeses por \tmoto dra. \tninos dr. \tprecedentes disposicion "9\tquien habla, \tsacaron el \tsegunda dr. \tsenora uU: \ttU dr. \ttrabajo de \ttrabajo y \ttraslado dr. \tuI dra. \tvocales doctor \ty doctora 
12\t-9\tacepta segun \tapelacion de \tbanda dra. \tboca de \tcamara dra. \tcamino a \tcaso nT \tcomercial dres. \tde godoy \tde presto, \tdespues de \tdoy fe: \tdr julio \tel fallo "\tel xU|\ten contra, \ten derecho: "\ten nT, \tequipo tecnico \tese es \teso es \tfiscal de \tfondo dr. \tgarantias dra. \thora dra. \thospital el \tinstruccion doctor \tjuzgado de \tle dice "\tlegajo de \tley es \tlo ensenan \tlo viene \tmenciona al \tmeses fdo. \tnegocio del \tnombre del \tnormas de \tobra social: \toficial doctora \tordinarios de \tparaje la \tpescar a \tporton el \tpresidente dra. \tprovincia del \tque por \tregistrese fdo.: \tregistro certifico: \ts p. \tsala dra. \tsecretaria de \tsin corregir|\ttitular dr. \ttrabajo uI° 9\tuI doctores \tuT tT. \tuT xI.\tuna dra \tunidad sanitaria \tver asimismo \tvino al \tvocal dra. \tvolvio a \ty antes \ty di \ty usa 
12\t-8\ta y "\tadelante los \tadolescencia de \tcierto e \tcomo ensenan \tcomparecio dra. \tcon xI \tconsorcio de \tcorta la \tcuento el \tde anos, \tde en \tde lT, \tdefensor del \tdel juez \tdel plenario "\tdr uU: \tejecucion de \tel fallo \ten bT, \ten lT, \tentonces el \testaba la \testuve uU \tfederal de \tfiscal doctor \tfranco el \tgerencia de \thacer el \tin re "\tindice de \tjueza es \tjunta de \tjusticia en "\tla avenida \tla division \tla marcha. \tla parroquia \tllave de \tnego el \tno recusa. \tno sabe \tno vio \tnumero de \toficial dra. \tpara traslado, \tparroquia san \tprofesora de \tse puso \tsin causa \ttengase presente "\ttiene el \tun ano. \tun telefono \tuna llave \tvictima fue \tvii doctrina. \txU san \ty comercial. \ty scba, "
12\t-7\tadministracion de \tal juez \tart del \tart inc. 9\tbanco de \tcampo la \tcaracter de \tcomercial de \tcortado la \tde av. \tde camara. \tde el \tde mediacion - \tde venta: \tdel boliche \tdespues del \tel causante. \tel faltante \tel precedente "\ten barrial \ten lU \tes mas \tes tu \tfdo gT \tfdo gU \tfederal dr. \tla del \tla formula \tla unica \tmes de \tnT dra. \tno da \tno tenia \tnoche vino \totro era \tpapel no \tpaso el \tque presenta \tque yo \tregional dr. \tresolvio en "\tsegun el \tsi es \ttestimonial es \tuI a.|\tuI xI|\tuT pide \tuU ex \tuna uU \tveces despues \tvi el \tviene si \tvio el \tvive en \ty en "
12\t-6\ta el \ta ese \tacuerdo con \tcorto la \tcuadro de \tde arma \tde san \tde socios. \tdebe ser \tdel trabajo \tdenuncia por \tdoctora y \tel como \tel hospital \tel otro \tel paraje \ten paz \tentiende con \tera un \tfiscal uU \tfiscalia de \tiba a \tjefe de \tjuez gT \tla feria \tla llave. \tla mitad \tla segunda \tla tU \tla unidad \tnacional de \tnomina de \toT y \tpide la \tpor el \tpor mi \tpublico y \tque en \trecibo de \tsi lo \ttambien la \ttareas de \ttitular del \tuI la \tun fiat \txU con 
12\t-5\tanos xI.\tantes de \tbajo de \tcanasta de \tcomo perita, \tcon dos \tcontra el \tcuchillo uU \tdesde el \tdice en \tel causante \tel escalon \tempezo la \ten el \ten los \tenfermedad de \tescritura numero \tfecha de \tfin de \thermano a \tlT del \tlT dra. \tla madre \tnT xI.\tno es \tno quiero \toU los \tsocial del \ttestigo soy \tu uI  9\tuT uI.\tun gol \tun uU \tuna sola \tvino a \ty esta \ty una 
12\t-4\tanos de \tante mi: \tante xI.\tcosta del \tde buenos \tel banco \tel unico \ten uU \tfamilia de \tfirman tres \tfiscal uT \tfue a \thospital de \tla corte \tllevaba bien. \tlo que \tlo vi \tme la \tmedica de \tmenos estaba \tno fue \tno quiere \tno tengo \tpara la \tque esta \tservicio de \ttrabaja en \tuU los \txU el \ty dr. 
12\t-3\tcorte en "\tdel hospital \ten la \thospital san \tincorpora por \tlas partes \tno hay \toU y \tpalo de \tpara el \tque lo \tque su \tqueda ud. \tsobre el \tuU sin \tun celular \tva a \tyo estaba \tyo me 
12\t-2\ta quien \tcon mi \tde su \tes un \tes una \testaba en \tfirman al \tno lo \tpor la \tpor su \tquien dijo \tse la \tse lo \ttia vive \tuI u.\tuU un \tvoy a \ty comercial \ty en 
12\t-1\ta su \tcon su \tde mi \tque le \tque se \tuU la \ty se 
12\t1\tel senor \thermano gT \tla mujer, \tmi tio \tpadre don \tsocial lic. \txT xI. 
12\t2\ta uT \tabuela paterna, \tel companero \tel encargado \tel lugar. \tentrevisto a \tla encargada, \tla senora \tla sra. \tlo invento \tpadre gT \tse llama \tsu hermana \tsu mama, \tuT lic. 
12\t3\t de: \ta gU \tar para: \tautos uU, \tavisa a \tcon gU \tcon lic. \tcon uT \tde dona \tde esta, \tel ing. \tel tio \tgerente uT \thablar con \thermana gU \thijos de \tla dio \tla madre, \tla viuda, \tmadre aT \tmarido es \tmi hermana \tpadre de \tpego a \tpor gU \tportero don \tquien llaman \tsu esposa, \tsu hija \tsuspender a \ttestigos gT 
12\t4\ta gT \taT casa \tamigo de \tanos con \tcon gT \tconoce a \tcontacto con \tde ambos, \tde di \tde don \tde gU \tdel tio \tel agrimensor \tel dr \tel encargado, \tel propio \tes gT \testaban presentes \tfinado esposo, \tgT xI. \thija gT \thijos menores \tjunto a \tla cajera, \tla esc. \tla familia \tla hermana, \tla maestra, \tla preceptora \tla senorita \tla srta. \tla vecina \tle habla \tley remitente: \tlo mando \tlo saco \tlo vieron \tme dicen \tmi ahijado \tmi cunada \tnU aU \toficial por \toir a \tpague a \tpaso a \tperito lic. \tposiciones de \tpregunto a \tque a \treconocio a \tsenora uT \tsr gT \tsr gU \tsu conyuge, \tsu letrado \tsu prima \ttelefono de \tuU norma \tvio a \txI uU - \ty don 
12\t5\ta xI. \tadelante testigo \tal senor \talbacea a \talimentos de \tanda con \tcom para: \tcondenar a \tcorresponde a \tde el, \tde gT, \tdefensa de \tdel gT \tdemanda contra \tdesigna a \tdueno es \tel contador \tel escribano \tel martillero \tel tal \tel tesorero, \tengana con \tentrevista con \tes gU \tes para \tesposa de \tfirman uI. \tgT aT \tgT gT \thU gU \thija gU \thijo uU \thijos gT \tkinesiologa lic. \tla abuela, \tla cocinera, \tla consultora \tla contadora \tla encargada \tla medica \tla seno \tllame a \tlo opero \tlos alumnos \tlos nombrados \tlos testigos \tmadre de \tmadre gT \tmi senora, \tmio es|\tnombre es \tordenes de \tpapa es \tpara gT \tpareja de \tpasar a \tpor uT \tpresidente senora \tpresupuesto de \tprof uT \tque diga \tque llaman \tque nacio \tremitente gU \tsaber a \tsecuestrado a \tsenora gT \tsenora jueza:|\tsenorita uT \tsocial de \tsr fT \tsra gT \tsra uT \tsu concubino, \tsu uU, \ttrabajo con \ttraslado a \tuI e.\tuT gT \tuT para: \tuna tal \tvecina uT \tvi a \txI nT \txI xI.\ty contra \ty uI. 
12\t6\ta del \ta dr. \ta nT, \ta nU \taT di \taT uT \tactores a \tal imputado \tantes testigo \tchacra de \tcomo gU \tcompulsar a \tconjunta de \tcreo que \tcuit y \tcunada uU \tcuota de \tde este, \tde gT \tde hT \tde lengua, \tde xI. \tdel nino \tdel progenitor, \tdenuncia a \tdirectora prof. \tdra xI. \tefectivo a \tel cacique, \tel capataz \tel gerente \tel negro \tel nombrado \tel plomero \tel sindico, \ten que \tes abogada, \tfabrica de \tfirma gT \tfirma uT \tfuimos con \tgT e. \tgT y \tgrupo uU|\thable con \thija uU \tjuicios a) "\tjunto con \tlT xI. \tla casa  9\tla docente \tla enfermera \tla escuela, \tla fonoaudiologa \tla madre. \tla psicopedagoga, \tla tia, \tla victima, \tla xU|\tlas de \tlic aT \tlic gT \tlic uU \tllamo gT \tlo recibe \tlos autos "\tlos de \tlos senores \tmarido de \tme llevo \tmi mama, \tmi sobrino \tmi vecina \tmismo dia. \tnU a. \tnU uI. \tno con \tnosotros com ,9\tnovia de \totorgar a \tparientes de \tpension a \tpoder a \tpor aT \tpor gT \tpregunta por \tpresente yo \tpresidente gracias, \tque con \tque xI.\tqueda con \tqueda notificado. \tredujo a \tremitente xU \tsenor gT \tseparada de \tsera justicia|\tsin registrar|\tsoy gT \tsu hijo \tsu vecino \tsu yerno \tsus hijas \tterapia para \ttestigo gT \ttraiga a \tuI gT \tuI nU, \tuI uU, \tuT gT, \tuna senora \tvecina gU \tvio todo \txI del \txU remitente: \ty nombres: \tyo a \tyo gU 
12\t7\ta cvu 49\ta uI.\ta uI. \taT gT \taT nT \tabogada gT \tamigo es \tautoriza a \tautorizaron a \tautos caratulados "\tcamion de \tcampo de \tcasada con \tcasado con \tcitese a \tcomo interprete \tcomparece gT \tcomparece uU \tcompleto de \tcon aT \tcon el|\tconsultorio con \tcontador es \tconyuge gT \tcr gT \tcrio que \tcuit a: \tde ella, \tde entonces, \tde familia:|\tde firman \tde oU: 9\tde sra. \tde yo \tdeclaraciones de \tdel padre, \tdel primero, \tdel senor \tdel trabajo:|\tdenunciar a \tdespido de \tdia con \tdijo a \tdon lU \tdonde estaba \tdr nU \tel contratista \tel gT \tel joven \tel nino \tel portero, \tel remisero \tel residente \ten privado, \tencargado sr. \tencontro a \tentregara a \texcmo tribunal:|\texhibido por \tfT gT \tfallecio hereda \tfin con \tfirma gU \tfue con \tfui con \tgT nU \tgrito a \thU y \thablo con \thermano el \tidentifico como \tinforma que \tjefe es \tla cdora. \tla ingeniera \tla licenciada \tla maestra \tla negra \tlanus senor \tlas dras. \tlas hacia \tle dicen \tllaves a \tllegan a \tlleve a \tlo atendio \tlo conto \tlos letrados \tlote uU, \tmadre uT \tmadre uU \tmama de \tmas grande, \tmedica laboral, \tmi abogado, \tmi cunado \tmi suegra \tmi xI. \tmis companeros \tmujer uU \tnene de \tnieto de \tno soy \tnombre uT \tnorte con \tnotifiquese a \totro que \tpadre gU \tpago a \tpara uU \tpedido de \tpor dra. \tprima de \tque firmo \tque hacia \tque sea \tquiere a \trecibi copia: \treconozco a \tregistrado uU \treloj de \tremitente uU \tresulta que \tse pero \tser gT \tsiempre a \tsiempre que \tsra bU.- \tsu abuelo \tsu bU \tsu nieto \tsus nietos \ttambien es \ttestigo aT \ttestigo pero \ttestigos a \ttestigos a) \ttres sin \ttuvo a \tuI bU \tuI comparece \tuT del \tuU para: \tuna vecina, \tvan der \tvecina gT \tver a \tvisto a \tvive con \tvoy con \txI bU \txI de \txI gT \ty aU \ty q \ty sello: \ty tT \ty va \ty xI.\ty xI. \tya que 
12\t8\ta c/ \taT xT \taU casa \tabogada dra. \tacreedores de \tactora gT \tamiga de \taprehension de \tarticulo interviene \tavisarle a \tbT dr. \tbarrio a \tbrazo de \tcardiologia dr. \tcareo entre \tchicos son \tcomo xI.\tcomprobante a \tcomunicarse con \tcon aviso: \tcon nT \tconformidad de \tconoce como \tconocio a \tcra uT \tcra uU \tcuando nacio \tcumplio de \tde conformidad. \tde nombre \tdecile a \tdesignado dr. \tdespido testigos \tdestinatario uU \tdijo uU \tdiscutio con \tdo testigo. \tdona uT \tdr xI. \tel heredero \tel ingeniero \tel medico \tel mudo \tel padron, \tel preceptor \tel viejo \ten fiadora \tencargado gT \tentrevistar a \tes hallado \tes uT \tes uU \tesc gT \tesc uU \tescribe dr. \tescuela uT \tesposa gU \testimada por \testudio dr. \tex pareja \tfdo uI. \tfirmado por \tfranco di \tgT del \tgU aU \thablo de "\ting uU \tingresos de \tintermediacion de \tjueza senor \tlT dr. \tla ambulancia, \tla empleada \tla empleadora.|\tla nona \tla psicologa \tla testigo \tlegista dra. \tllegamos estaba \tlo acompana \tlo dijo \tlo pide \tlos dos. \tlote telefono:49\tmadre es \tmal no? \tme dijo "\tme sale \tmetros de \tmi hermano \tmi novia \tmuerte de \tnT a. \tnombre de \tnombre de "\tnombre gT \tnombre uU \tnorma casa \tnuevo es \to el \toficina que \torden de \tpagar a \tpanaderia con \tpapa de \tpresenta gT \tpresidente senor \tpreventiva de \tprimo de \tprincipal con \tpuede a \tpuede decirlo \tpuente escribe \tque ese \tque firma \tque indico \tque murio \tquerido habla \tregistro si \tresulto ser \tsenala a \tsentencia expte.29\tsera justicia.|\tsi misma.|\tsiendo presidenta \tsin xU. \tsituacion familia \tsoltura de \tsr uT \tsu concubino \tsu hermano \tsu tia \tsueldo de \ttampoco prueba \ttenia dr. \ttestigo a \ttestigo habil \ttestigos uU \ttestimonial de \ttestimonial uU \ttu tia \tu de \tuI lU, \tuI nU \tuI uI.(9\tuI xT|\tuI xU, \tuT nT: \tuT si, \tuT uU 99\tuU entre \tuno queda \tveces con \tvecina uU \tvivir con \txI uT|\txU uT \ty aT \ty dra. \ty vocales \tyo uU 
12\t9\t dr. \ta fU \tactora dr. \tagente sanitaria \tal dr. \tanos para \tapellido es \tapodo imputado: \tasi soy \tatentamente dr. \tatiende mas. \tayudantes dra. \tbajo con \tbesos a \tbruto de \tcabecera dr. \tcabecera dra. \tcelular de \tchau dra. \tcite a \tcivil es \tclinica dr. \tcomo uT \tcompadre de \tcontra de \tcunado de \tcvu de \tde fT \tde proveedor \tde secretaria \tde u.\tde uI. \tde xI, \tdebe a \tdefensa dr. \tdel acceso:.9\tdel escribano \tdel ingeniero \tdel lU \tdetencion de \tdijo ser \tdijo sobre \tdos nenas \te uI.\tel abogado \tel cacique \tel caso.|\tel chico, \tel profesor \tella es \tembarazada de \tembargo autos "\ten casa. \ten fiadores \tes uI. \tescribano gT \tescuela uU \tesposa uU \texcma camara:|\texpte nro.19\texpte sac  9\tfigura como \tfiguro como \tfirma dra. \tfue firman \tgT fT \thT gT \thabla con \thago si \theredado de \thermana dr. \thermano de \thijo mayor, \tinscripta como \tla administradora \tla dra \tla escribana \tla hija) 9\tla lleva \tla pasajera \tla socia \tletrados dr. \tlibertad de \tlo llevo \tlo sabe \tlocadora y \tlos doctores \tlos tenia \tmano dra. \tmarzo doctor \tme tomo \tmedica dra. \tmi mujer \tmoto de \tnT tT \tnT uI. \tnegro con \tneurologa dra. \tno salio. \tnombre testigo: \tnovio es \tnumero la \to sea \to uT \tok soy \toposicion de \tpareja actual, \tparte dr. \tpor ella \tpreguntale a \tprueba testigos: \tpublica como \tpudiera a \tque informo \tque juan \tregistrado nU \tregistro a \tse llama > \tse retiro. \tsegun dice \tsirve pero \tsobrino de \tsrta gT \tsu abogada \tsu agente \tsu senora, \ttecnica dra. \ttengo a \ttestigo el \ttestigos nT, \ttitularidad de \ttrabajador dr. \tuI nT - \tuU maria \tuna medica, \tvisita de \tyerno de \tyo porque \tyo uT 
12\t10\ta cargo: \ta xT \tabogado dr. \tabuela de \tacredita ser \tactora dra. \talbacea dr. \tapoderada dra. \tatribuye a \tautos uI., \tbU gT \tbien que \tcarta de \tclienta dra. \tcomparece uT \tcon dr. \tcon lU \tcon xT \tconsulta de \tcorsa de \tcuidado de \tde de \tdel bT \tdel el \tdel lT \tdesde el 49\tdesiste de \tdevolver a \tdichos de \tdictamen fs. 9\tdomicilio de \tdonde trabaja \tdos hermanos \tel bU, \tel marido, \tempezo fue \ten ella \tencargado uU \tespecialista dr. \testudio dra. \texpte uI°09\tgT san \tgerente uU \tguitarra el \therramientas de \thija de \tinterviene uU \tla contrato \tla profesora \tla uT \tle decia \tlic uT \tlos herederos \tlos hermanos \tlos hijos. \tmaneja es \tme llamo \tmediadora uU \tmedio de \tmi uI. \tmolesta dice \tnU gT \tninos dra. \tno firma \tnupcias de \to sigue \toU dra. \tojo que \topero primero \totro dia \tpediatra dr. \tpolicia dr. \tpor dr. \tpreguntar por \tpresencia de \tque pasa \tquerellante dr. \tquinta lote  9\treclama dra. \treconoce que "\tremover a \trespecto de \tsale como \tsenor juez: \tseparado de \tsumaria a) \ttel de \ttengo al \ttestigos uT \tturno con \tuT uI. \tuU xT \tun senor \tun tal \tuna chica \tuna doctora \txI dr. \txI lT \txT uI. \txU dra. \tyo gT 
12\t11\tauditor dr. \tcamioneta de \tcomo gT \tcompra a \tconducido por \tcuarta testigo. \tdel aT \tdemandadas dr. \tdice ser \tdicen el \tdicen la \tdivorciado de \te uI. \tel es \tel perito \tel uI° 9\tel vecino \tescribana gT \tescribio a \texpte uI°,9\tfirma dr. \tguardia dr. \therederos de \thermana de \thola soy \thonorarios de \tla letrada \tlo de \tme agrego \tmi tia \tpaga a \tpediatra dra. \tpedir a \tperito dr. \tpoder de \tpromovida por \tpropiedad de \tquien es \trelato de \trepresentacion de \tse cuanto. \tsegundo testigo: \tsenora de \tsenorita san \tsr a: \tsra de \tsucesion de \ttodos soy \ttrabajo dra. \tuI bU, \tuU uU. (\tun tal "\tvda de \txI xT \txU gT 
12\t12\tde dra. \tde hU \tdelegado el \tdemandada dr. \tdr nT \tel notario \ten eso \tfavor de \thijo de \thospital porque \ting gT \tjueza doctor \tmaria del \tmediadora dra. \tmi hijo \tneumonologia dra. \tnotifica a \tpadres de \tparticular dr. \tpatrocinio de \ttestimonial gT \tviuda de 
12\t13\tabogado es \tal doctor \tde del \tel tecnico \tgU del \tinformada por \tletrado dr. \tmedico dr. \tnombres bU \toT dra. 
12\t14\ta dra. \tapoderado dr. \tde apellido \tdeclaracion de \tdelante de \tletrada dra. \tprof gT \tsus hijos 
12\t15\tdefensor dr. \tera de \timpugnacion de \tyo soy 
12\t16\tdr lo \tjuan de 
13\t-18\tquien, dispone
13\t-17\txT secretaria
13\t-16\tdijo uI
13\t-15\tnT jueza\tnT secretaria\tuI.edad\tuT juez
13\t-14\tgT fallos\tuT jueza\tuT secretario\txU secretaria
13\t-13\ta, cargo\tdijo adhiero\tnU dispone\tsecretaria, \tuT fallos
13\t-12\tdel plata\tdonde, el\tel, testimonio\tfiscal.|eso\thizo, lugar\tla camara\tla, escribana\tla, parroquia\tla: fiscalia\tmatricula, a\tnT juez\tnU servicio\tpara, dictar\tprosecretario, \tque. pide\tsecretaria, unica\tsecretaria. dra\tsecretario. dr\tuI.la\tuT secretaria\tuU fallos
13\t-11\taT jueza\tantes; de\tasiste. la\tbT fiscal\tbT secretaria\tcomo unica\tcomparecen, la\tcon", voto\tde, donde\tde, esta\tdebe apartarse\tdijo i\tel". magistrado\tel: ¿comisario\tel: ¿testigo\tfija audiencia\tfijo, audiencia\tla, defensora\tlas, tareas\tllamo familias\tlo explica\tlo resuelto\tnT secretario\tpara, conocer\tpaz jueza\tpide planos\tpresidenta.|buenos\tquien como\tse; le\tse|detiene\tsola causa\tson claros\ttT juez\ttT se\ttU, \ttelefono. del\ttraslado - en\tuI fecha\tuU conste\tuU dispone\tuU juez\tuU secretario\tvino. un\txT jueza\ty dr\ty pidio\ty sabe\ty", el\ty. tiene
13\t-10\ta  9las\taclara. que\tc uT\tcobra. pension\tconto el\tde catamarca\tde parana\tde tucuman\tde", la\tdefensa. particular\tdigo, aclaracion\tdijo en\tdijo la\te, inicia\tel traslado\tel, fiscal\tel, interes\tel: sr\tel; fiscal\ten dedo\testa por\tfiscal.|dr\thabla de\tiii.|oU\tjueza, \tla). testigo\tla, agente\tla. procuradora\tla: actora\tla; fiscal\tla; querellante\tlic.|e\tnU secretaria\tno interviene\tpido. audiencia\tpor), entonces\tpor, xI\tpresidente.|que\tqueda. detenido\tqueda.|ud\tse, invita\tse.|resuelve\tsecretaria, presentes\tsecretario, \tsi: se\ttU.|buenos\tuI. ciudad\tuI.digo\tuI.legajo\tuI.quien\tuT prosecretario\tuU secretaria\tuU, quede\tuna, persona\tvoy: a\txI.uT\txI.|documentos\txT juez\txU. con\txU.|se\ty ante\ty, ahi\tya resolvio\tyo. soy
13\t-9\ta juicio\taT secretario\tactor. presente\tal. alta\tantes. de\tasi le\tasignan a\tbaja el\tc nT\tchapa, patente\tcomparecen, el\tcon, vista\tde con\tde frente\tde servicio\tdeclara. que\tdefensa.|dra\tdice; que\tdijo primero\te hija\te.\tel descargo\tel parte\tel, querellante\tes, muy\tfecha|hora\tfiscal, nota\tinforme|art\tinterviene; el\tiv|prueba\tjueza - de\tjueza.|doctor\tla, guarda\tla; contraria\tllegaron. tarde\tlo mismo\tlos animales\tlos; imputados\tme: dijo\tnU jueza\tnU secretario\tno pero\tno: hago\tnotifiquese". a\toT. de\tofrezco. como\tordena formar\tpor panel\tpresidente (dra\tpresidente.|tengase\tque|por\ts p\tse opuso\tse, reunen\tse. admite\tsecretaria, de\tsegun, art\tservicio|de\tsumario|acta\ttenga en\tuT argentina\tuT fiscal\tuU servicio\tun nombre\tvocales. doctor\tvoz y\tvuelve, de\txI.acta\txT antes\ty doctora\ty llamo\ty tiene\ty" algo\ty" la\ty) dejo
13\t-8\tacerca de\tal norte\tal: norte\tasi, la\tbajo que\tbarcos titular\tcausa. uU\tcbu, abierta\tcitar. 9a\tcomo es\tcomo, mi\tcon derecho\tcon las\tcon reservas\tde anses\tde ha\tdel semaforo\tdijeron, a\teU" -servicio\tel", plenario\tel, primero\tel: ministerio\tescrito.|en\teso dr\teste y\tfirman. nU\tfiscal, de\tfiscal. dra\thoy, domingo\tjueza, de\tlT, expte\tla frenada\tla, asesoria\tla, jueza\tla. asistente\tla. casa\tla. corte\tla. fiscal\tles|cuento\tlos cito\toU se\tpartido, de\tpor disposicion\tpresentes. la\tpuede. ser\tque las\tque uno\tresuelvo,|uI\ts a\tsiempre le\tsin abogados\tsin gastos\tsolicitado. por\tu.uI\tuI.me\tuT.|por\tuU jueza\txU dominio\ty firma\ty firmado\ty firman\ty muy\ty ropa\ty todo\ty, hay
13\t-7\ta dra\ta quien\ta sol\tacta de\talguien sabe\tautista xI\tc xT\tcon rosa\tcon", la\tcontra los\tcuarta.|escritura\tde femur\tde gastos\tde ingreso\tde parte\tde salud\tde" la\tdel  9segundo\tdel acta\tdel indec\tdel movil\tdel requirente\tdel sr\tdesde. ahi\tdevuelve todo\tdicen. que\tdoctor: nT\tdr|uU\tel, juego\tel. albacea\tel; que\ten banco\tes: el\texpte|uI\tigual el\tinscripta, en\tjuez, de\tjuez.|buenos\tla puerta\tla: ¿senora\tlo ocurrido\tlocacion, "comodato\tlos bendiga\tmi, mama\tnU dijo\tpero, no\tpor guardia\tpor turno\tpor. ante\tque al\tque eran\tque nos\tque. hago\tquiere dijo\tse paga\tse): reanuda\tse. aplico\tse. indica\tse. vota\tsenor, juez\tservicio - de\tsi; no\tuI a\tuI.ley\tuT. de\tuU dijo\tuU; a\tuno piensa\tvista. a\tviuda, nacida\txI.del\ty habla\ty ninas\ty sale\ty ya\tya te
13\t-6\ta disposicion\tal alta\tasunto|pileta\tcon lic\tconclusiones.|el\tcuando vi\tde ahorro\tde oT\tde tibia\tdel oficial\tdespedido por\tdominio  9a\teU.|uT\tel articulo\tel debate\tel, dr\tel. resultado\ten cuanto\ten nT\ten ruta\tes del\testa a\tgT c\thasta las\tjuez, se\tla denuncia\tla prision\tla, cuenta\tlo dicho\tlo tienen\tlos autos\tme dieron\tnT fallos\tpor hija\tpor. el\tprovincia, de\tque con\tque era\tque mi\tque solicita\tque. teme\tsiendo, las\ttambien jueza\tuI.cuit\tuT.|del\txI | xI\ty" a
13\t-5\ta los\ta nadie\tahi a\tal lado\tcon tu\tde familia\tde hecho\tde pesos\tdel patio\te improcedente\te.jubilado\tel acta\tel art\tel telefono\ten que\tentre, el\thay, que\tjuez, ante\tjueza, ante\tno, miraba\tpero no\tuT dijo
13\t-4\ta nombre\ta uI\tcuando habla\tde excusion\tde oU\tde semana\tde, 9junio\tde, 9octubre\tdel dni\tdel pais\tdel xU\tdominio a\tel acto\tel presente\tel y\ten mi\ten|la\testaba. uU\tfallos" (y\tgrado iii\tla pension\tla presente\tmi apellido\tnT dijo\tque tu\tquien: ¿llamo\tsituacion laboral\ty treinta
13\t-3\ta xU\tal senor\tde agua\tde ella\tdel colectivo\tdel dr\tdel juzgado\tdel turno\tdomicilio en\tel mismo\tera con\tla moto\tque: por\tsobre el\tuU pare\tuU.|la\tya fue
13\t-2\tcon ella\tcon gT\tcon gU\tde las\tde, 9agosto\tel auto\ten lo\tla plata\tla policia\tlas. partes\tlo invento\tpare. cuando\ty cuatro
13\t-1\ta mi\tde mi\tde trabajo\tdias del\tdigo. uI\tel numero\tsobre la
13\t1\tque, venia
13\t2\tdni, cuil\tes: mi\testaba en\tnT. uI\tque, es\tse: lee
13\t3\targentino, nacido\tde, anos\tdni domicilio\testa. mi\testaba parado\tgT, y\thermana, del\tle saco\tme mostro\tnT de\tnT fue\tnU argentina\tno vino\tpadre, de\tpropone que\tuT es\tviuda, de\ty aU\ty gU
13\t4\tabogada, xI\tcomo: perita\tel, tio\tes el\tgU, dni\tla empujo\tla, madre\tla. preceptora\tla: defensa\tllevaba casco\tlo conozco\tlo vio\tmi, hermano\tnT dice\tnT hijo\tno estaba\tno hizo\tno lo\tno me\tpide que\tpor, si\tpor, un\tque: no\tquien, se\tsale en\tse fue\tse hizo\tuI (uI\tuI - uU\tuI.en\tvivo. en\txI - xI\txI nT\txT por\txU av\ty lU\ty otra
13\t5\ta: mi\targentina, viuda\tcada dias\tcarta.|uU\tcasa flia\tcasa uU\tcomo, le\tcomo, ¿va\tde, nacionalidad\tdijo no\tdni, nT\tdni, por\te.uI\tel que\tes en\tfirma|del\tfue a\tgT xI\tla. mama\tle hizo\tle pidio\tlicenciada, en\tllamo a\tlo engana\tlo tenia\tlo viene\tmadre, del\tmama de\tmaria del\tmi, hermana\tnT asunto\tnT esta\tnT informa\tnT me\tnT que\tnT viuda\tnU me\tno firma\tno quiere\tno sea\tno te\tnota.|de\tpaz dni\tpaz y\tpide la\tpor. lo\tque te\tque, tiene\tquien, uU\treconoce la\tresponde que\tsu, hermana\ttT a\ttU dni\ttoma y\ttrabajadora, social\ttrabajo conmigo\tuT me\tuT nU\tuT su\tuT. uI\tuU xI\tuU, dni\tuU, uI\tvan der\tvecina, del\txI, xI\txI. de\txI. nT\txU escribana\txU.|gral\ty fT
13\t6\taU uI\tabierto.|el\tahora. el\tanoto, todo\tapoderada, uU\tbT en\tbU que\tbU xU\tcon, doble\tcon, quien\tde: acuerdo\tdeclaracion; de\tdel gU\tdesde marzo\tdice haber\tdice que\tdijo lo\tdni \tdni, cuit\tdni, vivo\tel del\tel, suscripto\telectricista, matriculado\ten persona\ten uI\tes, quien\tescritura.- numero\tfdo.|uI\tfirma a\tgT dni\tgT, dni\tgT, s\tgT, uI\tgT, xI\thabia bebido\thable:|con\tinforma que\tlT uT\tlU, uI\tlU, xU\tla. abuela\tle conto\tle haya\tle pregunto\tle prometio\tle puede\tllamo al\tllego con\tlo reconoce\tlos, de\tmat, y\tme debe\tme saco\tmercado y\tnT a\tnT le\tnT mi\tnT pero\tnT su\tnT yo\tnacio el\tno fue\tno hablo\tno integra\tno le\tno: le\tno: se\tperalta lo\tpor cinco\tpregunta por\tpropone remover\tque, entiende\tque, vive\tque, viven\tsanta bU\tse enoja\tse los\tse. designa\tse: bU\tsostiene que\tuI bU\tuI sucesion\tuI.a\tuT mi\tuT padre\tuU argentino\tuU identificacion\tuU opinion\tuU.|con\tun: regimen\tviuda de\txI / nT\txT gT\txT o\ty sus\ty, por
13\t7\ta, quien\ta, si\taU dni\taU, aU\targentino, casado\tasesora, letrada\tasunto|uU\tbU xI\tbuen, dia\tcampos dni\tcarta|uU\tcbu, por\tcobra. el\tcomo, el\tcomo, estas\tcomparecio sin\tcon", una\tconfirmo el\tcuit, la\tcuit, los\tde, quien\tde. tT\tdel valle\tdel. padre\tdesiste de\tdijo, no\tdiscutio con\tdni carta\te.xI\tel, plomero\tel, yerno\tel: decreto\tel: terreno\tel; acreedor\tel; informe\tera su\teran, de\tes, cliente\tescribano, titular\testa bien\testaba de\texplica que\tfU de\tfU s\tfirmado. crio\tfue la\tfue, a\tgU dni\tgU, uI\thabia uU\thabla con\thabla poco\thace dos\thc edad\thc|dni\tingeniero, mecanico\tla crie\tla del\tla llamaba\tla, mama\tla, pregunta\tla. ¿victima\tla; e\tle creo\tle dio\tle responde\tlo banca\tlo decia\tlo llamo\tlo recibe\tlo va\tnT desde\tnT fs\tnT niega\tnT quien\tnU \tnU del\tnU es\tnU le\tnU uT\tnU yo\tnecesito saber\tni loca\tno la\tno. debe\tnormal | iv\to su\tpara, vos\tpaso lo\tpercibe de\tpide reunion\tpor, derecho\tpor, los\tpregunta si\tpresente. la\tpresidente, del\tpresidente.|para\tq es\tque, espera\tque, hoy\tque, me\tque, viene\tque: ahi\trechaza, la\trenuncia a\tro 39a\tse jubilo\tse. eleva\tsegun escritura\tsi todavia\tsi: doctor\tsi: es\tsiempre fue\tsocio, gerente\tsu, esposa\ttT dni\ttT y\tte paga\ttelegrama|a\ttiene anos\ttienen juicio\ttrabaja en\ttraslado. por\ttuvo ademas\tuI frigorifico\tuI nT\tuI. violencia\tuT mp\tuT s\tuT xU\tuT, dni\tuU abogado\tuU dni\tuU madre\tuU, xI\tuU. ante\tva al\tvino a\tvio la\txI \txI (uI\txI|xI\txT cuit\txT quien\txT yo\txU xI\txU.|declaracion\ty aT\ty metio\ty xI\ty, es\ty; las\tya, se\tyo lo\tyo, con\tyo, tenia\tyo. alquilo
13\t8\ta  9y\ta.xI\taU. bU\tadministrador, les\tadvierte que\tal, lunes\targentino, soltero\tasiste), al\tbT \tbT mp\tbT que\tbT xI\tbU uI\tboca es\tbuenas: si\tcampos y\tcita a\tcobra el\tcomo ("el\tcomo buena\tcomparecen, oU\tcon fiebre\tcredito.|contra\tde, lU\tde. nT\tdel, hospital\tdni vivo\tdni, del\tdni, en\tdni, vehiculo\tdni, yo\tdoctora: puedo\tdomicilio, de\tdomicilio. los\te uT\tedad dni\tel 09mismo\tel, cadete\tel, del\tel, gerente\tel, hermano\tel, miercoles\tel, recibo\tel, vecino\tel.|papa\tel|mar\ten toda\tencargado;\tera la\tes mi\tes monotributista\tes remisero\tes testigo\tescribana, titular\teso se\testa internado\testa, en\testan dispuestos\tfijo, una\tfirman. \tfirman.|al\tfirmo como\tgT nU\tgT s\thc, esguince\tjefe, de\tlU, y\tla, heredera\tla, negra\tla, novia\tla, recepcion\tle tenia\tles.|pido\tlo apuro\tlo busco\tlo compro\tlo nego\tlo rechaza\tlo vieron\tlos observa\tlos tuvo\tlos, dos\tlos: companeros\tlos: estoy\tmando una\tmartillero, y\tme empujo\tme mando\tme, dio\tmi, cunada\tmi. madrastra\tnT abogado\tnT argentino\tnT dni\tnT escribano\tnT mat\tnT mn\tnT mp\tnT puede\tnT testigo\tnT vio\tnU dni\tnU hijo\tnU mat\tnU matricula\tno esta\tno vive\tno, los\tno, me\tno. esta\tno: es\tnombre", y\tnombre|s\tnos, uU\tnunca le\to, sea\totra, pregunta\tpara, la\tpaz de\tpidio su\tpor, ante\tpresentes|firman\tpsicologa;79mes\tpuede declarar\tque fuerte\tque", es\tque, estaba\tque, reconocio\tque, son\tque. tu\tquien, llamo\tquiere cobrar\tquiere peritaje\treclama por\trecuerda que\ts ejecucion\tse enfermo\tse esconde\tse queda\tse retiro\tse, constituyen\tse, fue\tse. acepta\tse. requirio\tse. tiene\tse.|fija\tse.|fue\tsi: mi\tsin, poder\tsu, mujer\tsugiere. uU\ttampoco de\tte mando\ttel, \ttiene asma\ttrabaja, en\ttuvo por\tuI cuidado\tuI danos\tuI desalojo\tuI sucesorio\tuI, e\tuI, uU\tuI. nU\tuT 19uT\tuT al\tuT escribana\tuT escribio\tuT presente\tuT sin\tuT titular\tuT. aT\tuT.|en\tuU 49xU\tuU cosecha\tuU cuit\tuU hija\tuU hola\tuU mp\tuU socio\tuU viuda\tuU, un\tuU|registrado\tva a\tva, a\tvda de\tvenia una\tvio, a\tvive, en\tvota con\txI (uU\txI (xI\txI, xiv\txI. a\txI.cuenta\txU anos\txU quien\ty acepta\ty bT\ty ella\ty milagro\ty, nadie\ty, oir\tya mismo\tya retiro\tya, que
13\t9\ta.ampliacion\tacompano. la\tadscripta, carnet\tal 09dia\tal, folio\tanos  9relato\tbT mat\tbU aT\tbanco: municipal\tbrizuela me\tcon, pagare\tcreo q\tcuenta que\tda silva\tde, once\tde, union\tde. ahi\tdebe meses\tdeclaro que\tdel b\tdel piano\tdescarto el\tdespues. hubo\tdictamino que\tdonde va\tel, camionero\tel, marido\tel, perito\tel.|anillo\tel; preceptor\tella. lo\ten partes\ten, una\tes delegado\tes pariente\tes veraz\tes.|cierto\testa de\tfirma, aca\tfue oida\tfue quien\tgT uU\tgT, se\tgU, c\tgU, xI\thace un\thoy, fallecido\thoy. presente\tii. declarar\tjefe - de\tkiosquero, de\tla, secretaria\tla, venezolana\tla. demandada\tla. escribana\tla; asesora\tlegajo, que\tlo cargan\tlo niega\tlo sabe\tmama, dice\tmantuvo sus\tmatricula, \tmatricula, registro\tme contesto\tme dijo\tme hizo\tme paso\tme, mando\tme. dieron\tmedica, del\tmi: hijo\tmientras se\tnT da\tnT digo\tnT hola\tnT oU\tnT sin\tno atiende\tno conoce\tno sabe\tno va\tno, hizo\tno, te\to recibido\tpara" los\tpaz xI\tperdon, que\tperito. dra\tpor interes\tpor; el\tporque habia\tprecio. dolares\tque, fija\tque, fue\tquien, acepta\trenuncio la\trubro|hijos\tse durmio\tse encuentra\tse niega\tse opone\tse presento\tse: desconoce\tsi te\tsi. como\tson pareja\ttU xI\ttelegrama.|xU\ttodos, con\ttomo, folio\ttrabaja a\ttrabajaba en\ttu apellido\tu otro\tuI - uI\tuI ejecucion\tuI lU\tuI. y\tuI.san\tuT mat\tuT oT\tuU alimentos\tuU da\tuU residente\tuU vecina\tversion. del\tvive) en\txT ante\txT dni\txT mediadora\txT mp\txU dni\txU|xI\txi.|reserva\ty avalado\ty condenar\ty mando\ty o\ty su\ty", a\ty", en\ty, dijo\tyo, estoy\tyo: con
13\t10\ta  9lo\taT, gT\taudiencia. ante\tbU|registrado\tbaja la\tcon. cita\tconcluye, que\tcuenta. del\tde di\tde rrhh\tde", a\tde, lunes\tde, y\tdecia al\tdel milagro\tdel; sindico\tdice q\tdni. domicilio\tel medico\tel. imputado\ten, cambio\ten, representacion\tes bueno\tes su\tes? la\tescrito.|y\tfigura ese\thT dni\thU dni\thc", lo\thizo todo\tiv.|conclusion\tlU dni\tla | misma\tla, de\tla, hermana\tle debe\tle tiro\tle vendio\tllego en\tlo vi\tlo, puso\tmanda nota\tmatricula, y\tme amenazo\tme ha\tme hace\tmp, \tnT xU\tnU alias\tnU xI\tnada: mas\tni de\tniega. los\tno acepta\tno aporta\tno niega\tno paga\tno pasa\tnota.|a\tpadre don\tparaguayo, dni\tpidio, la\tporque fue\tquien, dice\tquien, lo\ts alimentos\ts sucesorio\tse equivoco\tse volvio\tse, corto\tse.|le\tsecretaria, cra\tsegun, escritura\tsiempre andaba\tsolo falta\tsu". tio\tsu. legajo\ttambien hereda\ttenia algo\ttodavia no\ttuvo un\tuI. nT\tuI. xT\tuT dni\tuT hola\tuT residente\tuT vecina\tuU mat\tuU mis\tuU. notificados\tun, medico\tvial xI\txI (vii\txI., s\txI.e\txT anos\ty escucho\ty otro\ty srta\ty, aviso\ty, se\ty; de\tya hablo\tya pago\tya tuvo
13\t11\ta, fin\tal, que\tbT uI\tc. xI\tcomo acompanante\tcosecha|registrado\tcuit, el\tcuit, titular\tde soltera\tfirma la\tlT dni\tla.|aseguradora\tla? saque\tle: paso\tles, dijo\tlo confirma\tlo: de\tmat \tmatricula, xI\tmi senora\tnT abuela\tnT b\tnT del\tnT matricula\tni enterado\tno formula\tno. vino\tobliga a\tque, puso\ts danos\tse quedo\tsola presidente\tt, f\tuI alimentos\tuI.xI\tuT abierto\tuT xI\tuT, s\ty dra\ty, dice\ty; el
13\t12\tbT dni\tdijo haber\tel, encargado\tel, hijo\tla, ninera\tnT pide\tnT vecina\tse nego\ttT de\tuI.anos\tuU, nacido\txI.|a\txT mat\tyo, no
13\t13\tdel carmen\tla; maestra\tnT xI\tsu, companero
13\t14\tbU dni\tla, maestra\tno" es\ttT xI\tvive en\txI., uI
13\t15\tel, escribano\ttengo, anos\txI.de\txT xI
14\t-14\tgTsan \tnluna \txTdel 
14\t-13\taTsanta \tnTy "\ttTla \txUal 
14\t-12\talsin \ttTel 
14\t-11\talun \tbTen \tbTentre \tbUel \tbUlas \tcUdoctora \tlTe \ttUel \tuTy "\txThospital 
14\t-10\tbUal \tcUpresenta \tflla \tgTfdo.: \tlTen \tuTen \txIante \txIdni|\txIen "\txUdel \txldel 
14\t-9\taTen \taluna \tbUen \tcUmedico \tgTfiscal \tnThospital \toTy \ttUla \tuIla \tuIresuelvo: \tuTpresidente: \txllo 
14\t-8\tblmi \tcTen \tgTbarrial \tgUsan \tnTen \tnlen \tuIante \tuTbanco \tuTgrupo "\tuTh. \tuTlas \tuUdos \txImi \txUse 
14\t-7\taUun \taUuna \tbTen "\tblal \tbldos \tblle \tcUante \tgUfdo.: \tllal \tnlla \ttUen \ttUesta \tuIautos \tuTensena \tuUcuatro \tuUgrupo \tuUquien \tulcobra \tulex \tulotra \tuly "
14\t-6\talse \tbUun \tblel \tbles \tcUagente \tcUlesiones \tcUsegun \tcUsin \tcUson \tfTsan \toUy \tuUdeja \tuUestaba \tuUinforme \tuUlas \tuUmi \tuUsin \tulfer \tulx \txlel \txlse 
14\t-5\tbUse \tcUmi \tcUporque \tcUtu \tgTmi: \tlUdomicilio \tnTde "\tuIexpte. \tuTen "\tuUcarta \tuUcuidado \tuUotra \tuUpidio \tuUtres \tulcuatro \tulestaba \tullo \tulquien \tulsin \tultres \txIfactura \txlun 
14\t-4\tbUsu \tblun \tcUcomo \tcUdejo \tcUesa \tcUotra \tcUpide \tcUsegundo \tcUtiene \toTde \toUcon \tuIcivil \tuTfiat \tuUiii. \tuUlo \tuldel \tuldos \tulen  9\tulla \tulmi \tulotro \tultenia \tulyo \txlla \txlpor 
14\t-3\tblen \tblsu \tcUal \tcUcuando \tcUdos \tcUesta \tcUhace \tcUlo \tcUmis \tcUqueda \tcUquien \tgTdoctora \tuIu$\tuUle \tuUme \tuUse \tuUsu \tuUun \tulal \tulcomo \tulgT \tullas \tullos \tultiene 
14\t-2\tcTgT. \tcTnT.|\tcTnU: \tcTuT.|\tcUdespues \tcUel \tcUestaba \tcUoU \tcUquiere \tglsan \tuIcredito \tuIdijo:|\tuIfamilia \tuUmas \tuUno \tuldebe \tulesta \tulgT, \tulle \tulnT, \txlle 
14\t-1\tcUla \tlTbuenos \tlldomicilio \toUla \tuIdigo:|\tulme \tulnT \tulno \tulse \tulsu \tulte \tuluT \tuluT, 
14\t1\tgTde \tgThermana \tnUsenor \tuTsra. \tuUsr. 
14\t2\taUuU, \tgThija \tgThijo \tgTporque \tgTxT, \tgUa \tgUgU, \tgUhija \tgUla \tgUuU \tgUuU: \thTgT \tnUdr. \tnUgT \tnUhU \tuTllama \txUdefensa 
14\t3\taTuT \taUnU, \tbUxI. \tgTgT. \tgTpara \tgTque \tgUes \tgla \thTuT \thUcon \tlUuU \tnUuI. \tnUxI. \tuTbT, \tuTdice \tuTnT \tuTxI. \tuUdi \tuUpaz \tuUsenor \txTsenor \txUxI. 
14\t4\taTxT \taUperito \talsr. \tbTaT \tbUlU \tcUsenor \tgTesc. \tgTestaba \tgTlic. \tgTnT. \tgTnU: \tgTuT. \tgTuT: \tgUbU \tgUcon \tgUnU \tgUuU. \tgUxU \tglcon \tglque \thTcon \thTque \tlly \tnTe. \tnTlos \tnUdefensa \tnla. \tnldr. \ttTaT \tuUdicen \tuUfU \tuUfranco \tuUhija \tuUremitente: \tuUvecina \txIxI. \txUtestigo \txUuI. 
14\t5\taTaT \taTlic. \taTsr. \taUgU \taUimputado \taUsr. \taUxU \taUy \tbUfU \tbljuan \tcTnorma \tcTuT, \tcUnorma \tgTa \tgTcon \tgTes \tgTgT, \tgTnT \tgTperito \tgTpor \tgTsi \tgUpor \tgUque \tglde \tglpor \tlTgT \tnTfamilia \tnTuI. \tnUeU \ttUgU \ttUimputado \tuTaT \tuTcasa \tuTcon \tuTdicen \tuTfue \tuThija \tuTlT, \tuTlic. \tuTprof. \tuTsr. \tuTtestigo \tuUmi, \tuUmujer, \tuUpaciente: \tuUpadre, \tuUrosa \tuUyo, \tulhermana \tulruben \txIa.\txIa. \txIgU \txTaT \txUdi \txlsenor 
14\t6\taTa \taTla \taTsenor \taUa \taUnU \tbTjuan \tbTsenora \tbUbU \tbUdr. \tcTcon \tcTgT \tgTagente \tgTla \tgTuU, \tgTxT \tgTxU, \tgUpadre \tgUsi \tgles \tglsi \tgly \thUtestigo \tlUfU \tlUnU \tnThT \tnTsenor \tnTtestigo \tnTxI. \tnldamian \tnlde \tnldefensa \ttTxI. \tuTa \tuTagente \tuTbT \tuTfirma: \tuThT \tuThijo \tuThijos: \tuTque \tuTsenor \tuTuU, \tuUa. \tuUcontra \tuUgracias \tuUhermana \tuUjuan \tuUllama \tuUmadre, \tuUnicolas \tula. \tuldicen \tuldona \tuldr. \tulmujer, \tulsenora \txIaU \txIdr. \txTapellido \txTlic. \txTlos \txTuI. \txTxI. \txUa \txUbU 
14\t7\taTdel \taUaU \taUcon \taUsenora \taUuU. \taldon \talluz \tbTdr. \tbThT \tbTque \tbTuI. \tbldr. \tblsenora \tcTlic. \tcTsr. \tgTactora \tgTbT \tgTcr. \tgTnU, \tgTsoy \tgTsra. \tgUsenor \tgUsr. \tlUaU \tlUdon \tlUxI. \tnTa \tnUcon \tnUes \tnUfamilia \tnldijo \tnles \ttTdon \ttUnU \ttUuU \ttUxU \tuIaT \tuIdice "\tuTdecia \tuTfamilia \tuTgordo \tuTgracias \tuThermano \tuTlos \tuTnU, \tuTporque \tuTser \tuUda \tuUgodoy \tuUhija, \tuUllamo \tuUtitular \tulabel \tuldoctor \tulmatias \tulnieves \tulr. \tulsenor \tulsr. \tulsra. \tultal \tultio \txIuT \txTdi \txTlT \txUvon 
14\t8\taTcon \taTel \taTpero \taTsi \taTuI. \taUpor \taUuI. \tala \talimputado \talsenor \talsenora \tbTa. \tbTxI. \tbltito \tcTda \tcTsenor \tgTaT, \tgTdel \tgTentre \tgThT, \tgTpadre \tgTsr. \tglla \tlTxI. \tlUbU \tlUjuan \tlUuI. \tllcon \tnTa "\tnTda \tnTdice "\tnTes \tnUagente \tnUpara \tnlcon \tnlsenor \ttTdoctora \ttTque \ttUaU \tuIa \tuImi: \tuInT \tuTcomo \tuTda \tuTeT \tuTlo \tuTpaz \tuUdo \tuUenfermero \tuUporque \tulgracias \tulnelida \tuloscar \tulpilar \tulsosa \tulsra \txIgT \txIpor \txTcon 
14\t9\taTpor \taUgordo \taUque \talsi \tbUcon \tbUsenor \tcTaT \tcTdr. \tcTes \tcTpor \tfTque \tglfue \tlTuI. \tlUy \tnTdr. \tnTingeniero \tnTque \tnTsi \tnUa \tnlo \ttTsenora \tuIa.\tuIdr. \tuTentre \tuTo \tuTperito \tuTsoy \tuUagente \tuUatiende \tuUfirman \tuUlucas \tuUtio \tuldoctora \tuldon \tuldr \tulelias \tultomas \txIoU \txTes \txla \txltestigo 
14\t10\taTda \taTque \taTy \talana \talsoy \tbTcon \tbUque \tgTing. \tgTsenor \tnUda \tnUque \tnUsi \tnlpor \ttUtestigo \ttUxI. \tuTera \tuTes \tuTpor \tuTsi \tulignacio \txIcomo \txImenor \txIoT \txUcon \txUpara 
14\t11\taly \tbTsenor \tbTy \tgTprof. \tlTcon \tnla \tnlda \tnlsi \ttUque \tuTdecia "\txIque \txTo 
14\t12\taldos \tbTlos \tbUtestigo \tblque \tfUy \tlTdos \tlTy \tlUcon \tlUdos \tuldra \txIde 
14\t13\tblcon \tblsenor \tcTque \tlTque \tllque \tnlque \ttTy \tuTpadre \txIaT \txIy 
14\t14\tbTdel 
14\t15\tbltestigo 
14\t16\tlUque 
14\t17\taTdos \taUdos \tuIe.
15\t-13\tuTdra: 
15\t-12\tuIla. 
15\t-11\tnTy" \ttTla, \txIdefensa.|
15\t-10\tlTc \tnTfallos (\tuTun \txIincapacidad. 
15\t-9\tblni \tnTjueza, \ttUpor \tuIlegajo., \tuTcopia \txIoU. 
15\t-8\tbUel \tcUagua \tnTsobre \tuIconsultorio.|\tuTgeneral \tulcabrera \tulexhibe 
15\t-7\taTde, 9\tcTbajo \tnTmadrid \tuTsobre \tuUdoctor: \txInac. 
15\t-6\tcUud \tnTsecretario, \tuIdigo. \tuTjuez, \tuTsecretario, \tuluna 
15\t-5\tcUdesde \tcUigual \tcUpero \tcUpide. \ttTii \tuTclinica \tuTnacional \tuUconste. \tulal \tuldesde \tulpero 
15\t-4\tcTa \tcTun \tcUcomo \tcUme. \tcUmi. \tcUpero, \tcUun \tlTa, \tuTfallos" (\tuUal \tuUmeses \tula \tulaT. \tulhasta \tulmas \tulnU|\tulxT. \txUsecretaria, 
15\t-3\tcTel \tcUa \tcUal \tcUcon \tcUcuando \tcUel \tcUlas \tcUmi \tcUpara \tcUque. \tcUsu \tcUuna \toUen \tuldos \tulel \tulgT. \tulintervino. \tullas \tulle. \tulnT. \tulpor \tulsu \tuluI. \tuluT. \tulun 
15\t-2\tcTque \tcUel. \tcUen \tcUmas \tcUque \tcUse. \tcUsi \tcUsin \tnUel: ¿\tulaT \tulcon \tulde \tulen \tulgT \tulnT \tulrota \tuluU|
15\t-1\tcTcon \tcUel.|\tcUla \tcUlos \tcUpor \tuluT 
15\t1\tgTdni, \tgTgT, \tgTno \tgTuT. \thTy \tnTdni, \tnTxI (\tnTxI, \tnUxI, \tnllo \tnlme \tuTesta \txUdni, 
15\t2\taTbT \tgTque \tgTse \tgUen \tgUno \tgles \tglno \tglque \tnTle \tnTse \tnUcon \tnUle \tnUsenor: \tnUsi: \tnUuT, \tuTaT \tuTle \tuTnT \txTxU|
15\t3\taTgT \taTuT \taUbU \tgTa \tgTaT \tgTla, \tgTy \tgUdni, \tgUhU \tgUle \tglla \tgly \tgly, \thTnT \thUnU \tnTfue \tnTgT|\tnTque, \tnTuU|\tnTy, \tnUgT, \tnlle \tuIno. \tuTde, \tuTel. \tuTle, \tuTque, \tuTxI \tuUme \tuUoran \tuUpide \txTdni, 
15\t4\taTaT \taTno \taTuT. \taTxI \taUaU \talque \tbUxU \tgTen \tgTen, \tgTlo \tgTpor, \tgTs \tgTxI \tgUdel \tgUy, \tglle \tgls \tnTel. \tnTgT. \tnTnT. \tnTo \tnTpara \tnTque. \tnTuT. \tnUa \tnUaU, \tnUlU, \tnlcon \tnlque, \tnlse. \tuIuU. \tuTabogado, \tuTdni, \tuTpide \tuTuI, \tuTuT|\tuUsenor: \tuUyo: \txIuT. \txTgT, \txUgU \txUme \txUxI, 
15\t5\taTde, \talcasa \tbTdni, \tbTel. \tbUdni, \tgThT \tgTnU \tgTpero, \tgUcon, \tglalfredo \tgllo \tgltiene \thTbT \tnTa \tnTcomo \tnTme \tnTnT, \tnTse. \tnUdni, \tnUgU \tnUpor, \tnUyo: \ttTgT \ttUgU, \tuTfT \tuTgT; \tuTnU \tuTpropone \tuTxI, \tuUcuil|\tuUdel: \tuUdni, \tuUdni|\tuUestuve: \tuUfirma \tuUy: \tulbengolea \tulbenitez \txIa. \txTla. \txTmat, \txTque. \txTxI, 
15\t6\taUno \tbTen \tbTgT \tbTuT, \tblse \tcUcasa \tgTdel \tlTy, \tlUdni, \tnTgT \tnTque; \tnTquien, \tnTsu, \tnTy; \tnUen, \tnUnU. \tnUse. \tnlpara \tnlpor, \ttTme \ttTno \ttTxI, \ttUgU \tuIaU. \tuTal, \tuThT \tuToran \tuTquiere \tuTs \tuTxI (\tuTy. \tuUconfirma \tuUcuit, \tuUgT, \tuUno: \tuUpaz \tuUuT, \txTel. \txUgT, \txUla. 
15\t7\taTdni, \taTgT, \taTque \taTse \taUgU, \taUse \talle \talme \tbTes \tcTxI, \tcUagrega \tfUlU \tgTcon, \tlTdni, \tlTpor \tlTxT \tlUgU, \tnTal, \tnTda \tnTde, \tnTpor \tnlel. \tnlle, \ttTque. \tuIaT. \tuIlU. \tuInU. \tuIuT. \tuTes \tuTfranco \tuTfue \tuTno, \tuTofrece \tuTpaz \tuTpidio \tuUcobra \tuUle \tuUnunca \tuUresponde \tuUtenia \tulcruz \txIaT. \txIbU. \txIde. \txIlT. \txIy. \txTde, \txTme \txTuT  9\txUda \txUesta \txUno, \txUquien, \txUtiene \txldice \txlle 
15\t8\taTy, \taUxI \talestaba \tbUy; \tlTel. \tlTes \tlTno \tlUno \tlUque, \tnTpor, \tnUalias, \tnUel. \tnlq \ttTgT, \tuIde., \tuIpidio. \tuIxI. \tuIxU. \tuTcarta.|\tuTdni|\tuTpor; \tuTsu, \tuUc \tuUdni - \tuUllora \tuUlloraba \tuUmanifiesta \tuUmaria \tuUmaria, \tuUofrece \tuUsu, \tulbelen \tulyo: \txIde., \txInU. \txItiene. \txIxI. \txTgT 
15\t9\talque, \tbTel, \tcTde, \tcTque, \tglya: \tlTme \tlUlo \tnTse.|\tnlno, \toTxI \ttTen, \tuIanos. 9\tuIasiste. \tuIbT. \tuIuT.|\tuTdice, \tuToT.|\tuTsin, \tuTvota \tuUalias, \tuUencargado \tuUtiene \tuUtitular, \tulalias, \tulbeatriz \tulclara \tulmaria \tulojeda \tulpaz \txItT. \txIxU. \txIy.\txTpor, \txUpor, \txUxU|
15\t10\talno \tbTde, \tbTen, \tbTque, \tbTse \tnTdel, \tnTno, \tnTpero, \tnTpide, \tnlme, \ttTdni, \ttTtT \tuIa. \tuIdra.|\tuIen. \tuIlT. \tuTdel, \tuTtitular, \tuUabonara \txIa.\txItU. \txTno, 
15\t11\tcTes \tuIa., \tuIxT. \tuUtoma \txIbT. \txIdel. \txIdr.|
15\t12\tnTmatricula, \tuInT. \tuIo. \txInT. \txIxT. 
15\t15\txIs. 
16\t-15\tltoT
16\t-14\treoT
16\t-13\tertT\tsosT\tteaU
16\t-12\tcoaU\tneaT\tneaU
16\t-11\taseT\tnaT\tnacT\tptoU\trolT
16\t-10\taciT\tasiU\tasoT\tazuT\tcoaT\tctoT\thatT\thatU\tosiT\tsisT\tvozU\tzosU
16\t-9\tajeU\tajel\tbasU\tbonU\tcenU\tertU\tgooT\tgueT\tlvoT\tockT\todoT\todoU\tojaT\tplel\treoU\tsosU\ttadl\tvarU
16\t-8\tbolU\tejeU\teosU\thasU\thasl\tipoU\tjalU\tjall\tjerT\tltoU\tnaU\tnenU\tnusT\tondT\tpceU\tpleU\trbal\treol\trieU\trleT\tschT\tsisU\tuiaT\tuiaU\tujaT\tuyaU\tuyoU\tyosU
16\t-7\tachT\taciU\taseU\tayU\tbonl\tbrel\tcteU\tdarU\tdasl\teerT\temol\tfeyT\tibaU\tienT\tiuml\tiveU\tjarU\tmioU\tnacU\tnenl\tnseT\toool\tperT\tpieU\traeT\trarl\trbaU\trill\trseU\ttadU\ttaml\ttarl\ttirl\tuceT\tuyol\tzull
16\t-6\tajeT\tbesl\tcroU\tdarl\tdasU\tdenT\tdomU\teasU\tecel\tfill\tienU\tienl\tijeT\tinsT\tisoT\tisol\tlazU\tlvol\tnalT\tnhoU\tpteT\tptol\trolU\tsisl\ttall\ttarU\tujaU
16\t-5\tacil\tajaU\tajal\tbasl\tbirl\tbraU\tbreU\tbroU\tcall\tcesl\tctoU\tctol\tdbtU\tdomT\tdosU\thsU\thtaU\tideT\tiezU\tjesU\tjesl\tlazl\tlvoU\tmiol\tneal\toceT\trarU\treU\trrU\trxT\tsosl\ttalU\tuveU\tuyal\tvarl
16\t-4\tachU\tasoU\tbirU\tbral\tdosT\teceU\tezaU\tezal\tfcU\tguel\thtpU\tiezl\tijeU\tipol\tisoU\tivoU\tjarl\tnacl\tnalU\tnall\tnhol\tnusU\tnusl\tponU\tptaU\traeU\trhhU\trmnU\troll\tsorU\ttclU\tuijU\tuveT\tuvoU\tyorU\tzosl
16\t-3\tazoU\tcesU\tdasT\tdieU\tdocl\tdoml\teosl\tgueU\tidoU\tidol\tirU\tlirU\tltol\tmunl\tpesl\tpreU\trsel\ttaU\ttioT\ttmbl\tuceU\tvoyU\txqU\tzcol
16\t-2\tasel\tazoT\tbleU\tcerl\tdenU\tejaU\tfeU\tipU\tpiel\tponl\trasl\ttirU
16\t-1\tcdU\tijel\tijoU\trgoU\ttioU\tvaU
16\t1\tnoeT\toriU\tzunT
16\t2\tjI\tjanT\tlayT\tpazU\trtoT\tsmaT\tssiT\ttinT\tueoT\tvinT\tzukT
16\t3\taneT\taruT\taulU\tbelT\tbelU\tgelT\titaT\tjazT\tlayU\tldoT\tncyT\tncyU\tohal\tpanT\tposT\trinT\trlaT\tttaT\tuelU\tupeU
16\t4\taroT\tbell\tdeoT\tdesT\tdroT\temiU\tenaT\tfanU\thayU\thenU\theoT\tlbal\tldeU\tllyU\tlmaT\tluzT\tmaU\tnanT\tncoT\tnoel\tnorT\tolaT\tolal\tozoT\trazT\trgeU\trneT\trraT\trtsT\tttoU\tuell\tuinl\txisU\tyunl\tzoeT\tzukU\tzukl
16\t5\taadT\taezT\taril\tarkT\taxil\tbayU\tbdoU\tbenT\tdeeT\tdeeU\tdysT\teliT\teliU\telyU\telyl\tfinT\tgell\tgusT\thoaU\tianT\tilaT\titul\tiukU\tjazU\tlayl\tldaT\tldaU\tlizU\tllyl\tlseU\tminU\tmirT\tnchT\tnchU\tngaT\tohaU\tpanU\tpaoU\tposU\trilT\trizT\trmaT\trryT\trukT\truzl\tseoT\tsolT\tsolU\ttinU\tttaU\tuizl\tvezT\tvinU\tyral\tyunT\tzI\tzoeU\tzoel\tzykU
16\t6\tabyT\taezl\tatoT\taull\tavoU\tavol\tbayl\tberU\tcayT\tcayU\tcayl\tdrol\tergU\tfanl\tferl\tgelU\thanU\thayT\therU\thoiU\thonT\thulU\tiazl\tiloT\tiszl\tjdaU\tlaoT\tlfiT\tlimT\tlmoT\tluU\tlynT\tmerl\tminT\tminl\tmonT\tmonU\tnezT\tnikT\tnoeU\tnzoU\tnzol\toffU\tomiT\toonT\toreT\toriT\tpaoT\tqual\traiU\trceT\trimT\troaU\trozU\trryU\trtsU\truzU\tsusT\ttezU\ttezl\tttoT\tucal\tughU\tunaU\tvanT\tvesT\twuU\tylaT\tyraT\tzeoU\tzuel\tzunU\tzunl
16\t7\taabU\taezU\takiT\takiU\tarkU\tarkl\taruU\tbalT\tberT\tbriT\tdalU\tdriT\tdysU\tdysl\tedel\tesiT\tfreU\tgusU\thamU\thanl\theoU\thezT\thezU\thezl\thoT\thoaT\thoil\ticzU\tkimU\tlanl\tlaoU\tldiU\tldil\tlynU\tmaT\tmedU\tmezT\tmmaT\tmolT\tmonl\tnezU\tnzoT\tohaT\toisU\tomiU\tparT\tpauT\tpioT\tppeU\tpurT\tratT\tratU\trazU\trelT\trezU\trezl\trimU\trkoT\trnaT\troal\truzT\tspeU\tuetU\tughT\tuizT\tulaT\tumal\turgT\turnU\tvinl\txisT\txisl\tyraU
16\t8\tabyU\tairT\tarul\tasyT\tavoT\tayoT\tbadT\tbadU\tberl\tckyU\tconT\tddyU\telil\telyT\tengT\tfinl\tfreT\thaml\thanT\theol\therT\thonU\tikoU\tiozT\tkimT\tkiml\tkisU\tlafT\tlenT\tlfiU\tliT\tlisU\tluT\tmedT\tmezl\tmilT\tmill\tmmaU\tngeT\tnikU\tntiT\toleT\tomil\tonyT\topaT\tquiU\trcoT\trcoU\trneU\trtiT\tseol\tserT\tsinU\tspel\tsueU\tttal\tuizU\turiT\tushU\tvdaU\tvezl\tzioT
16\t9\tadeT\taesT\tbarT\tbriU\tcaoT\tcaoU\tdibT\teloT\terzT\tfinU\therl\tiazU\tissT\tiukT\tjinT\tjral\tlefU\tlefl\tlimU\tlisT\tlmuU\tmoaT\tnezl\tngel\tnikl\tnizl\tnkal\toffl\trcel\tridl\trisl\trkoU\troaT\tseoU\tsinl\tspoU\tuliT\tuliU\tupeT\turiU\tusiU\tusil\tusoT\twenT
16\t10\tapoT\tatiU\tdriU\tebaT\tecaT\tfeiU\tggiT\tgraT\tgral\tgusl\thesT\thesU\thirU\tjaeU\tldiT\tngeU\tnisT\toelT\toliT\toonl\toril\tpanl\tpaol\tppel\traiT\trbel\tucoT\tulil\tvdal\tvicU\twinT\twinU\tyunU
16\t11\t-hoU\tackT\tangU\tckyl\tesil\tjinl\tkisT\tlafl\tnizU\tnsoT\toelU\toell\toleU\toonU\trisT\tspoT\tstiU\tthaT\tthaU\tucaT\tucaU\twenU
16\t12\tadeU\tangT\tangl\tayeU\tchiT\tfrel\tistT\tjinU\tlafU\tolel\tstiT\tstil\twenl
16\t13\tdril\tjaeT\tlefT\tmezU\tnizT\tudoT\tvicT
16\t14\tatiT\tesiU
16\t15\tquiT\turil
17\t-15\tppxU
17\t-14\tcixT\tdnuU\thhuU\tocuU
17\t-13\tcgxU\tctxU\tegxT\togxU
17\t-11\taauU\taycT\tecuU\tercT\tltxT\tuhuU\tyoal
17\t-10\tapxU\tdaal\thhul\tilcT\tilcU\tnatT\tntxU\tofxT\tpsuU\tpuuU
17\t-9\tcixU\thecU\togxl\tyacU
17\t-8\tbalU\tbecU\tiecT\tlafT\tnatU\tnifl\toncT\tshuT\ttecT
17\t-7\tadcT\talcT\tbabT\tctxT\tegxl\tfaul\tiabU\tiaoT\tidcT\tmgxU\tseuT\ttacT\tuacU\tuecU\turlT\turll\tvell
17\t-6\tapxl\tball\teaal\tgocT\tgocU\thocU\tiecU\tleoT\tnaoU\tocul\trruU\tuseT\tuseU\tyoaU
17\t-5\talcU\tbocU\tbtxU\tctxl\tercU\tieul\tonbT\torcU\totxT\tralT\trxuT\tseul\tteoU\tuecT\tzabU
17\t-4\tadcU\talll\tcluU\tdecU\tfcuU\thacU\thhcU\thicU\tijuU\tiocU\tjacU\tjocT\tleoU\tmnuU\tnobl\tntxl\trecU\ttacU\ttecU\tusel\tvacU
17\t-3\tacul\tcacU\tepxl\tgacU\tiabl\tiaoU\tircU\tlacU\tlocU\tmbxl\tmocU\torcT\tosul\tsocU\ttocU\ttooU\ttpxU\tuscU\txquU\tzocU
17\t-2\tcecU\teztU\tfelU\tgacT\tjocU\tmocT\toncU\tpacU\tvocU
17\t-1\tcdxU\tdocU
17\t1\tadxT\tangT\tangl\tingT\ttigT
17\t2\tanxT\taztU\tcagT\telul\tgoaT\tisgU\tjuI\tlogT\tnagT\tnauT\tolgT\tonll\traxU\trogl\truuU\tsaaT\tticU\tuzaT
17\t3\taiuU\tanxU\tasgT\tasnT\tayuT\tazuT\tbagT\tdogU\telgT\teoxU\teraT\tesbl\tgelU\tgoaU\tgouT\tiogT\tiogU\tlanl\tlauT\tmanT\tnaaT\tnggT\tnonT\toeaT\tonaT\tragU\tragl\ttogU\tuzbT\tuzlU\tzogU
17\t4\tannT\tannU\tannl\tcagU\tdanU\tdixU\teluT\tenxT\teohT\teonU\tganT\tgohT\tgotT\tgoxU\thigT\thigU\thogT\thogU\tiahl\tiatT\timxT\tinbT\tiogl\tlanT\tlanU\tlogl\tosnT\tpeuT\traaT\tsonT\ttanT\ttegU\ttenl\tunuT\tzogT
17\t5\tadnU\taral\targT\tasnU\tazuU\tbanT\tcenU\tcobT\tdanl\tdogl\teexT\teexU\teohl\teonT\terxU\tesgT\tezeT\tghuU\tianU\tincT\tirgT\tjonU\tkiuT\tlaaT\tmaaT\tnahT\tnanT\tnigT\tnonl\toeuT\tosbT\tpenT\triuT\trknT\tronl\tsyuT\ttonl\ttugT\tuluU\tzuI
17\t6\taoaT\tcagl\tcinT\tdanT\tdoal\telnT\teonl\terxl\tesbT\tesnU\tesnl\tezbT\tgoxT\tinbU\tinxU\tjonl\tlobU\tlyuU\tnonU\toeul\tosbU\tosnU\tregU\trenT\tronU\tsauT\tsonU\ttixU\ttogl\ttoxU\tuenl\tuinU\tuzbl\txiuU\tykxU\tzonl
17\t7\tarnU\tasnl\tatnT\taynU\tazxT\tcalT\tcyuU\tdebU\telnU\teluU\tfogT\theaT\tiaaU\tiahT\tidxT\tidxU\timaT\timxl\tkiuU\tkoxl\tliul\tloll\tlyul\tmegl\tmiuU\tmonU\tnanU\tnohU\toauT\tonnU\tregl\trkxU\trkxl\trobT\tsaal\tsanT\tsonl\tsoxU\ttegT\ttegl\ttuul\tuebU\tuixU\tunnT\tuzlT\tynxT\tysxU\tzonT
17\t8\talnl\tanlU\tarbl\tasaU\tasal\tayuU\taznT\tekxU\tezel\tgelT\thaaT\theal\thiuT\thoaT\thoaU\tikxT\tikxU\tinfl\tionU\tisll\tjonT\tkoxU\tldxT\tmiul\tnanl\tnnxl\tolcT\toslU\tregT\tsiul\tsyuU\ttahT\ttanU\ttigl\ttygT\tuebT\tuenT\tuenU\tuknT\tulnT\tvaaT\tvaal\twuxU\tyauT\tzagT\tzouT
17\t9\tadaU\takxl\taouU\taoxU\tarxU\tasfT\taynT\tdoaT\tdofT\tdoxT\tekxl\telnl\teoxT\tgonT\tgonU\thinl\thuuT\thuuU\tidxl\tikxl\tinbl\tkoxT\tkyxT\tlaaU\tldxl\tlebl\tliuU\tlolT\tlolU\tmonT\tmuuU\tnnxT\tnyuU\toauU\touxT\trgnT\trkxT\truul\tryxl\ttanl\ttzxT\ttzxl\tuinl\tveuT\tyknT\tzanU\tzeuT\tzinT
17\t10\takxU\tanll\taoxT\taseU\tbegT\tcanU\tekxT\tgeuT\tigxl\tiruT\tlaal\tlebU\tloaU\tloal\tlobT\tlyuT\tmabT\tnoaT\tnyul\toaul\torlT\tosbl\toslT\treaU\tteaT\tynxU\tzeul\tzoxU
17\t11\taoul\tauuU\tayul\tcanl\tdebT\thiuU\tiahU\tiltT\tiofT\tlegT\tloaT\tmiuT\tpanT\tpauT\tteaU\ttixl\ttotT\ttyuT\tzatT\tzeuU\tzoxT
17\t12\tcanT\tfiuT\tgabT\tgonl\tjiuT\tjiuU\tmuuT\tukxU\tuluT
17\t13\tadaT\tanlT\tosll\trotT\ttotU\tumxT
17\t14\ttyuU\tukxT
17\t15\tasel\tdoaU\thiul\ttyul\tukxl
18\t-17\tmotT
18\t-15\tadmT\tbanT\tdocT\tvisT
18\t-14\tfijT\tsigT
18\t-13\tackT\taduT\taudT\tecoT\tecoU\tenrT\tjamU\tlabT\trefT\trepT\ttacU\turgU
18\t-12\tautT\tcomT\tdecT\tdepT\tdevT\tdisT\tenfT\thisT\tjujT\tmpfU\topeT\tspiT\twinT
18\t-11\taclT\taluU\taveT\tdifT\tenrU\tetiT\tetiU\tfotT\thomT\tinfT\tmidU\tmueT\tmutU\tnaT\tnomT\trelT\tsecT\tsetU\ttemT\ttreT\turgl\tvecT
18\t-10\taboU\tackU\taudU\tcaeU\tcaiT\tcedU\tcodU\tcuaT\tdesT\tensU\tentT\tficT\tgurU\thogT\tindT\tizql\tkioU\tlapT\tlumU\tmadT\tmueU\tofrl\trefU\trelU\tsinT\tspoT\tsucT\tsucU\ttemU\ttodU\tvigl
18\t-9\tafeU\tagaU\tamol\taudl\tauxU\tbanU\tbisU\tbolU\tcajU\tcerT\tdirT\tdirU\tdueU\tecol\tedaT\tenfU\textU\textl\tficU\tfuiU\tfumU\tgesT\tgesU\thabT\thabl\thisU\tileU\timeU\tinfU\tiveT\tlluT\tluml\tmesl\tmihU\tnovl\tobrU\toidU\topeU\torgU\tpapT\tpapl\tploU\trazT\trecT\tredU\tsinU\tsufU\tsugT\ttipT\tvigU\tvisU\tvotT\tvuel
18\t-8\taasU\taccU\tacrU\tactT\tadhT\tadjU\tafiU\taidT\talgT\talqU\tbuel\tcaiU\tcedl\tcerU\tcitT\tciuU\tdeuT\tdifl\tdigT\tdisl\tejel\tenfl\tevil\texaU\texhU\texpT\tfamU\tfaml\thabU\thogU\tiamU\tinjU\tjugU\tkemT\tkinT\tlocU\tmidl\tmotU\tmuel\tmurT\tnaU\tnomU\tnool\tnovU\toblU\tocuT\tomiU\topiT\toxil\tpeoU\tpeol\trazU\tregU\trevl\tsecU\tsubT\tsupU\ttaqU\ttecT\tteiT\ttilT\tutiU\tvecU\tvueU
18\t-7\tabuU\taclU\tacrl\tactU\taddU\tadjl\tadmU\taduU\tahoU\taneU\tanel\tapel\tasiT\tasoT\tautU\tayU\tbanl\tbiel\tboll\tcajl\tcauT\tcauU\tcooT\tdepl\tdevl\tdigU\tdisU\tdocU\tembl\tempU\tenoU\tequT\texpl\tfeyT\tfirT\tfirU\tfirl\tfugU\tgesl\tgurl\thacU\thurT\tidel\timpT\timpl\tinfl\tizqU\tjueT\tjuiT\tjuiU\tjurU\tmaeU\tmejl\tmieU\tneeT\tnocU\tnumU\tobjU\tobsT\tojoU\topiU\totol\tpapU\tpunU\tpunl\tradU\tratU\trefl\trell\trepU\trorT\tsesU\tsinl\tsitU\tsitl\tsobU\tsubU\tsumU\tsurT\ttacl\tteml\ttenU\ttieU\ttral\ttrul\tufiU\tunoU\tutil\tvieT\tvinU\tvivU\tvotU\twicl\tzafU
18\t-6\tabol\tabul\tadvU\tafel\tafil\tafuU\tageU\tagrU\talgU\talul\tanol\taprU\tatel\tbomU\tcail\tcerl\tciel\tcomU\tcuaU\tcuiU\tcuil\tdecU\tdefU\tdejl\tdepU\tdesU\tdevU\tdifU\tdigl\tdirl\tdocl\tdoyU\tedaU\tediU\templ\tenaU\tenol\tentl\tenvU\tepiU\teviU\tevoU\texaT\texcl\texpU\tfijl\tfilU\tfinU\tfotl\thalU\timel\timpU\tincl\tintT\tjajl\tjubU\tjugl\tjunU\tjunl\tkiol\tkipT\tladU\tllel\tmadU\tmejU\tmesU\tmetl\tmiel\tmotl\tobjl\tocuU\tocul\tofiU\tomil\topel\topoU\tpidT\tpidU\tpodU\tpreT\tprel\tproT\tpsil\tpteT\tpulU\tratl\trazl\tredl\tresT\tresl\trevU\tsecl\tseiU\tsetl\tsigl\tsueU\tsugl\tsupT\tsupl\ttaxl\ttenl\ttesU\ttexU\ttibU\tultU\tultl\turbT\tusoU\tvamU\tveil\tvesl\tvisl
18\t-5\tadhU\tadvl\tagal\tagel\tapeU\tateU\tatrU\tautl\tbinT\tcieU\tcitU\tcoiU\tcoil\tcoml\tcual\tculU\tdatU\tdbtU\tdecl\tdefl\tdejT\tdesl\tdetU\tdeuU\tdijU\tdudU\tedil\tejeU\tensl\tentU\tenvT\tepil\tespT\texal\tfanU\tfijU\tfotU\theml\thisl\thsU\thtaU\tideU\tiguU\tincT\tincU\tindU\tintU\tintl\tinvl\tjuel\tlleU\tlloU\tmedT\tmetU\tmosU\tnenl\tnueU\tobsU\tochl\tofrU\toncU\tpreU\tprol\tpsiT\treU\trecU\trepl\tresU\tropU\trrU\trxT\tsesl\tsobl\tsubl\tsucl\ttiaU\ttraT\tveiU\tvesU\tvivl\tvolU\tvoll\tzanT
18\t-4\tacaU\taccl\tacll\tadml\tagrl\taltU\taplU\tapol\taprl\tarmT\tatrl\tauxl\tavil\tbieU\tcapU\tcapl\tcodl\tcuoU\tevoT\texcU\texhl\tfcU\tficl\tfill\tfinl\thicU\thirT\thtpU\tingU\tinvU\tjajU\tjueU\tjurl\tllaU\tnotU\tnotl\tpibl\tproU\tpsiU\tqueU\tradl\trecl\treeU\tregl\trmnU\trorU\trrhU\tsacU\tseil\tsenU\tsigU\ttclU\ttecU\ttesl\ttipl\ttraU\tunoT\tusol\tvayU\tvayl\tvenU\tvieU\tvinT
18\t-3\tactl\tagrT\tahiU\tairU\taltl\tapll\tapoU\tasil\tatal\taviU\tcitl\tcrol\tdejU\tdeul\tdijT\tdijl\tembU\tespl\tharU\thomU\tirU\tladl\tllal\tlleT\tmosl\tnuel\totoU\tpegU\tretU\tretl\tsenl\tsugU\ttaU\ttioU\ttipU\ttmbl\tvenl\tvezU\tvolT\tvoyU\txqU
18\t-2\taful\tasiU\tdiel\tdinl\tfeU\thizU\thoml\tipU\ttreU\tviel
18\t-1\tairT\tcdU\tvaU
18\t1\tpinT\tsorT\ttatU
18\t2\taguT\tarrT\tarsU\tbasT\tenzT\tezeT\tgimU\tjI\tleaT\tlemT\tmarU\tnoeU\tquiT\ttejT\tterT\tumaU\tverT
18\t3\tanzU\tarsT\tastl\tayal\tcalT\tcefl\tcufU\tdelT\tdomT\tezeU\tfarT\tfueT\tgisT\tgriT\tgueU\tguzT\tiglU\tjazT\tkimU\tleoT\tlisT\tocaT\tojeT\tponT\trivU\trocT\trotT\trubU\tsarT\tsorU\ttinl\ttriT\tzulT
18\t4\tabdU\tamaT\tariT\tariU\taurT\tbaeT\tbreT\tcelT\tcinT\tdalU\tdanU\tdanl\telyU\termT\tetcT\tevaU\tfloU\tigll\tignU\tivaT\tjorT\tjull\tkliU\tkloU\tkucU\tlesT\tmaU\tmabU\tmagT\tmiaT\tmonU\tnadl\tnorT\tnorl\tolil\tpabT\tpauT\tporT\traqU\trioU\tritT\troxl\trubl\tscaT\tsciT\turil\tvahU\tvicU\twanU\tzoeT
18\t5\talfU\taliT\tamaU\tanaT\taraT\taril\tastU\taurU\tavaT\tbaeU\tbazU\tchoU\tchol\tdanT\tdeoT\tduhU\tdylT\telbT\telbl\teliT\telyl\temiU\tfedU\tferl\tgerT\tgerU\tginT\tgumT\thadT\tiglT\timhU\tinaT\tinel\tisaT\tjosT\tkapT\tkauT\tledT\tlujT\tlynT\tlynU\tmalT\tmarT\tmaxl\tmonT\tnelT\tpaeT\tpaeU\tpepU\tpill\tramU\traml\tromU\troxU\trubT\truil\tsebl\tsznT\tszuT\ttamU\ttevU\tuliT\tursU\tvasT\tximl\tzI\tzoeU\tzoel\tzunU\tzurT
18\t6\taitT\taldU\tangT\tangU\taral\tastT\tbedU\tbetU\tbonT\tbonl\tbral\tbriT\tbril\tburU\tcebU\tchul\tcubT\telaT\telil\temmT\tetcU\teugT\tevaT\tfedl\tfell\tflol\tgatT\tgauU\tglaT\thadU\thilT\thugU\tianT\tignT\tinoU\tismT\tismU\tisml\tivaU\tji-T\tjofU\tjonT\tkacT\tkiaU\tkowl\tlarT\tlauT\tleml\tlezU\tlizT\tlizU\tlolT\tlouU\tluU\tlucT\tlucU\tludT\tluzT\tmelU\tnahU\tnayT\tnesl\tnoel\toliT\tomaT\tornT\toscU\toweT\trauU\traul\trimT\trobl\tsayU\tsevU\tsixT\tturT\tunzl\turiU\twill\twolU\twuU\txiaU\tximU\tyapT\tyapU\tyasU
18\t7\tauaT\tbeaT\tberU\tbial\tbogT\tcabT\tcazT\tcejT\tclaT\tduaT\tdylU\tekml\teliU\telvl\temaU\temal\tencT\tenzU\ternT\ternl\teull\tezcT\tezel\tfabT\tfauU\tfiol\tgerl\tgisl\tgodU\tgomT\tgweU\thoT\thryU\thueT\thugl\tifrU\timhl\tireU\tiril\tival\tjaeT\tjasU\tjazU\tjesT\tjhoT\tjorl\tkarU\tkauU\tkevU\tkiml\tkloT\tkolT\tkovU\tkraT\tkucl\tlaul\tlirU\tmaT\tmbaU\tmecT\tnanT\tnoeT\tohaT\tohaU\tolgT\tolmT\tolml\tormU\toshT\toyaT\toyal\toyoT\tpael\tpruT\tpugT\tpurT\tpurl\tritU\trivl\tromT\troml\trosT\trosl\trovT\trulT\tsajU\tsawT\tschT\tsevT\tsleT\tsofT\tsonU\tstal\tsteU\tsuaT\tsuaU\tsznU\ttamT\ttchU\ttejU\tteoU\ttesT\ttizT\ttonU\ttouU\tumaT\turdU\tursT\tvill\twaiU\twalT\twalU\twanl\twenT\twilT\twolT\tyamT\tyesl\tyoeT\tyohl\tyuaU\tzaiT\tzurU
18\t8\tailT\tainT\tayel\taylU\taznT\tbael\tbatT\tbedT\tbiaU\tbogl\tbonU\tbotT\tbusT\tcesT\tcheT\tciaU\tcleU\tcusT\tcusU\td'aT\tdaiT\tdamU\tdavU\telbU\telvU\tenzl\tercT\teteT\teteU\teugU\tfabl\tfauT\tfedT\tfioU\tfitU\tfloT\tfulU\tgial\tgisU\tgodT\thebU\thecT\thecU\thecl\thugT\tianl\tirml\tisal\tiudT\tjavU\tji-U\tjoal\tjuaT\tkevl\tklol\tkral\tkuaU\tlalT\tlauU\tlenT\tlezl\tliT\tlidl\tlieU\tluT\tlujU\tmeil\tnahT\tnahl\tnakT\tnanU\tnayU\tnemU\tnesU\tnieT\tocaU\tocal\tojeU\tojel\toleU\toreT\totaT\totaU\toviT\tpepl\tpilU\tpomT\treyU\treyl\trolU\trovU\trulU\trutl\tsarU\tsavT\tsavl\tscal\tseqU\tsixU\tsofU\tsonT\tsveT\tszwU\ttagU\tthiT\ttobU\ttotl\ttueT\turdl\tvdaU\twanT\twasl\twenU\twitT\txioT\tyohT\tyonl\tyulU\tzalT\tzerU\tzubT
18\t9\taitU\taucU\tbocT\tbriU\tbulT\tcacU\tcacl\tchoT\tcleT\tdulT\teloU\temaT\teulT\teunT\teusT\teusl\tfabU\tfaiU\tfriU\tfulT\tgoiT\tgorl\thaal\theiU\tisaU\tizaT\tjuaU\tkarl\tkevT\tkonT\tkuaT\tlall\tledU\tliuU\tludU\tludl\tmagl\tmusT\tnamU\tnell\tolmU\tormT\toyaU\tpaiU\tpanT\tpaul\tpeyl\tpioT\tpitl\tpugU\tramT\trimU\tritl\trosU\tscaU\tschl\tseqT\tshiU\tsiml\tsofl\tsotl\tszwT\tteol\ttisT\ttisl\ttobT\ttobl\ttueU\tulil\tvilU\twall\twasU\twayT\twitU\tyamU\tyaml\tyoll\tyujl\tyunU\tzaiU\tzenU\tzunl
18\t10\tailU\taraU\tassU\tayeU\tbaul\tbeal\tbedl\tbetl\tciaT\tdail\tdeoU\tdezl\tedgT\tezcU\tfaiT\tfelU\tgioT\tgoiU\tgorU\tguoT\tguzU\thuaT\thuaU\timhT\tjacT\tjacl\tjeaT\tjesl\tjhoU\tjhol\tkial\tledl\tliaU\tlidT\tlihU\tloiU\tmecU\tmilT\tnalT\tnalU\tnanl\tnasT\tnasl\tnazl\tnemT\tnorU\tolaT\tolgU\tolgl\toliU\torll\tosvl\toteT\tottl\tpail\tpavT\tpioU\tpoml\tpucT\tpucU\tpurU\traqT\trolT\troll\trusU\tsapU\tsauU\tschU\tshiT\tsool\tsotU\tstel\tstrU\tszwl\ttidU\ttidl\ttoll\tubaT\tubeU\tuliU\tvanT\tvdal\txiuU\tyolT\tyonT\tzall\tzucT
18\t11\tagoT\taill\tamtT\tassT\tayml\tbauU\tbegT\tbegU\tberl\tbruU\tcacT\tcefU\tcisT\tdaml\termU\terml\ternU\tfelT\tfurT\tgioU\tgiul\thaaU\tianU\tigoU\tirmT\tjalU\tjazl\tjesU\tjoaT\tjonl\tkasU\tkraU\tlemU\tlolU\tluql\tmaxT\tmicU\tmilU\tnakU\tnakl\tnehT\tnehU\tnelU\tnenT\tnouT\toreU\torlT\tornU\toshU\tosvU\tottU\tpeyT\tpeyU\tpomU\tpraT\trocU\tsarl\tsooU\tstoU\tstol\tstrl\ttatT\ttisU\ttizl\ttotT\twaiT\twasT\twilU\txiuT\tyanT\tyanU\tyapl\tyesT\tyohU\tyulT\tzabU\tzabl\tzayU\tzubU\tzubl\tzull
18\t12\tburT\tcefT\tchel\tduaU\tedeT\tetcl\teulU\tgamU\tgorT\theiT\tinoT\tireT\tjonU\tkapU\tlihT\tmbaT\tmecl\tmicl\toroT\tovil\tpitT\tpocl\tpraU\tpral\trhiT\trutU\ttitT\ttonT\ttufT\tvicT\tweil\tyesU\tyonU\tyull\tzalU
18\t13\tainU\tbeaU\tbruT\tcebT\td'aU\td'al\tdaiU\tflaT\tgaul\tgiuU\tjoaU\tlalU\tlidU\tluqU\tmagU\tmaxU\tmill\tnasU\tnazU\tnicT\torlU\tottT\tpilT\tpocT\tpucl\trocl\trusl\trutT\tsavU\ttizU\ttotU\tubaU\twenl\tyolU\tzelU
18\t14\tapaT\tbauT\tbogU\tedgU\tedgl\tfreT\tgiaU\tirmU\tloll\tnazT\toviU\tpitU\tsunT\tsunU\ttitl\ttolU\tvanU\tvanl\tyanl\tzulU
18\t15\tbrul\teusU\tgiuT\tjual\tmeiT\tmeiU\tstoT\tthil\tweiT\twojU
18\t16\tdall\tomal\tsunl\tthiU
18\t17\tcisU\tnicU\tomaU\tweiU
18\t18\tnicl
19\t-14\tcT0o
19\t-12\tll1o
19\t-11\tcT0-
19\t-7\tcU0o\toT0-\ttT0o
19\t-6\ttU0o
19\t-5\tbT0o\ttT0-
19\t-3\toU0o
19\t2\tcT3-\tcU1-
19\t3\tgT5o\ttT2-\tuT1o
19\t4\taT3-\taT5o\tgU1-\tgU5-\thT1-\tnT3o
19\t5\taT2o\tgT5-\thT5-\thU5-\tnT0o\ttT3o\tul1o
19\t6\tbT2-\teT5-\tgT1o\tgl3o\thU2-\tnT5o
19\t7\tbU2-\tbU3-\tgT2-\tgT3-\tgU2-\thT2-\tnT2o\ttT5-\txU2-
19\t8\taT2-\tbT1o\tbT3-\tbl5o\tcT5-\tgl1o\tlU5-\tnU3-\tnU5-\tnl5o\ttT5o\tuU1-\tuU2o\tul2o\txT2o\txT5-
19\t9\tbU3o\tgT2o\thT3-\tlT3o\tnT5-\tnl3o\toT5-\tul3o\txT1o
19\t10\tfU1-\tgT3o\tgU3-\tgl5o\thT3o\ttU2o\tuT5o\txT3o\txl5o
19\t11\taU2-\taU5-\tbT2o\tbU5-\tfT5-\tlT2o\tnT2-\tuT5-\tuU1o\txl3o
19\t12\tcT5o\tcU5o\toT3-\tuT2-\txT5o
19\t13\taT3o\taU3-\tfT3-\tnT3-\tuT2o\tuU3o\txU1-\txU5-
19\t14\tbT3o\tcU5-\tuT3-\tuU3-\tuU5-\txT2-\txT3-
19\t15\teT3-
19\t16\ttT2o
19\t17\txU3-
19\t18\tuT3o
19\t19\tul5o
20\t-10\tT go\tT, t
20\t-9\tT, ez
20\t-8\tT  9io\tT vs\tT, 9de\tT; le\tU: se\tl  9ar
20\t-7\tI. ac\tT  9el\tT; se\tU si
20\t-6\tI. go\tT il\tl (ts
20\t-5\tT al\tl, za
20\t-3\tT ón\tT, ia
20\t1\tT dó
20\t2\tT ió\tT ma\tT, jo\tU p\tU, na
20\t3\tT le\tT ne\tT; y
20\t4\tT mó\tT ni\tT, in\tT, le\tT, mi\tT: ue\tl oa\tl za
20\t5\tI., de\tT rá\tT, da\tT, ed\tT, ió\tT, ¿ed\tT, ¿ué\tT; ue\tl eo\tl, mp
20\t6\tT (el\tT be\tT ló\tT, 9os\tT, co\tl (t\tl pe\tl t\tl, ni
20\t7\tT (os\tT ba\tT jó\tT tá\tT) te\tT, ba\tT, o\tT, ta\tl dó\tl, m
20\t8\tI. se\tT zó\tT", mo\tT, ce\tT, te\tU s\tl ll\tl, d
20\t9\tI. ió\tI. ne\tT (la\tT só\tT" es\tT, 9a\tT, eg\tT, ya\tU c
20\t10\tT, có\tl, ba
20\t11\tT (fs\tT (or\tT, me\tT; al\tl uk
20\t12\tI. en\tT có
21\t-15\txI- °9
21\t-13\tfl-  9
21\t-12\txI-|
21\t-11\tll-  9\tuI-. 9
21\t-10\tnT-, "\tul- [
21\t-9\tlU- - \tuIL:|
21\t-8\tcT-) \ttUL|
21\t-7\tnT-"; \tuI- ,9
21\t-6\tcT- | \ttU- - 
21\t-5\tuUL^
21\t-4\tcT-". \tcT-. 9\teUL.|\toU-  9\toUL|\ttUL.|
21\t-3\tcT-.|\tcUL^\toTL|\tuI-$
21\t-1\toUL.|
21\t1\tgl-.|\tuI- - 
21\t2\tgTL|\thT-, 
21\t3\tbT-|\tgU-; \tgU-|\tgUL|\tnT-, 
21\t4\taT-: \taT-|\tbT-  9\tgT-.|\tgT-: \tgU-.|\tgU-: \tgl-; \tgl-|\tuT-, 
21\t5\taUL|\talL|\tfTL.|\tgT-  9\tgT-: ¿\tgT-:|\tgT-; \tgT-|\tgU-, \tgUL.|\tgUL:|\thl- \thl-, \tnT-: \ttT-: \tuUL:|
21\t6\taT-  9\taT-, \taT-^\tbU-. \tgT- (\tgT-", \tgT-), \tgTL.|\tgU-  9\tglL|\tnT-  9\tnT-". \tnU-. \tnl-. \tnl-: \tuU-|
21\t7\taT-; \taTL|\tgT-) \tgl-: \tnT-.|\tuT- ("
21\t8\taU-, \taU-|\tal-: \teT-. \tgl-  9\tgl-, \thU-, \tlU-, \tnT-|\tnU-  9\tnU-, \tnU-|\tnl-  9\tnl-|\tuTL,|
21\t9\taT- (\tlU-.|\tnU-.|\tuT-" \tuT-), \tuU-^
21\t10\tnT-" \tnl-.|\txI-.- 
21\t11\tbU-|
21\t13\txI-/ 
22\t-12\tlT2\txU2
22\t-11\tlT11
22\t-10\ttT9
22\t-9\tcU15
22\t-8\tcT13\ttU9
22\t-7\toT14\toU12\toU13
22\t-6\tbT10\tlU2\toU10\toU15
22\t-5\tcT12\toU14\toU9\txl3
22\t-4\tcU11\tcU9\toT10\toT9
22\t-3\tcT11\tcT9\tcU10\tcU12\tcU13\tcU8\toT12
22\t-2\tcT10\toT13
22\t1\tgU8\thT9
22\t2\txT11
22\t3\tgl6\tgl8\thT7\thl7
22\t4\tgT3\tnl8\ttU3\txU11
22\t5\ttT7
22\t6\tbl8
22\t7\taU11\tal11\tbU8\tgT10\tgT4q\tgU10\tgl10\thU9\thl4
22\t8\tbT3
22\t10\teU7\thU8\ttT3
22\t11\thU4\ttT8
22\t13\tbT2\teT6
23\t-16\tfiscal x\tsegun x
23\t-14\testado x\tfdo g\txT.u
23\t-13\tcita n\tdoctor t\ten, l\tla (n\tnT.u\tuI.|x
23\t-12\tcamara. g\tcuyo u\tfiscal t\tfiscal. g\tfiscal. u\tgT.u\thospital n\tparroquia b\tpresidente. g\tpueblo g\tresuelvo. u\txU.u
23\t-11\tante.u\tante: a\tcomunidad x\tdias  9u\tdoctrina x\ten l\ten, g\tensena u\tfdo x\tfirman. g\tjuez t\tpresente, g\tservicios, u\ty "u\tª l
23\t-10\tasimismo u\tautomatica u\tbanda. u\tbis u\tcamara. u\tcaso b\tda: g\tdel.u\tdieron u\tdoctrina n\tdoy. u\tdra f\ten | x\ten., u\tfallos n\tfallos, g\tfederal a\tgT, t\tgarantias. g\tjubilacion + u\tjudicial u\tjueza n\tla, 9u\tlo! u\toficial. u\tsocial l
23\t-9\tandaba u\tanos, u\tbanda. g\tbiblioteca u\tcacique". u\tcobra u\tcobren u\tcompania u\tcuarto. u\tdr f\tel.u\testres (x\tfallo n\tfallos u\tfdo u\tfinca u\tfue l\tgarantias. u\tgrupo l\thospital u\tinterna | u\tjueces. g\tjuez. g\tjuez. x\tllamaron l\tlos:19u\tmes c\tmeses. a\tpescar u\ttitular. u\tuna l\tunidad n\txT, x
23\t-8\tal: u\tante: g\tautomotor a\tbanco b\tbolsas u\tcasa x\tclausula. u\tcontesto: "u\tcortado a\tcuil|x\tde (x\tdepartamento c\tderecho (+x\tdiabetico u\tdicho u\tdoctrina "u\ten f\testres u\tfamilia l\tfdo. g\tfirme. u\tfisico. u\tgT.|u\tgeneral c\tgeneral u\thabla. u\thospital g\tincapacidad u\tinstruccion g\tizquierda u\tjueza a\tjueza c\tjuzgado t\tlU (u\tley x\tmetodo u\tmirando, x\tobra n\tparcial u\tsumario u\ttest x\tuna b\tventa u
23\t-7\t^t\tabandono. u\talli u\tante u\tart u\taudiencia. u\tavenida u\tbT.|u\tcita "x\tcuadro x\tdoctrina u\tfdo. a\tgU, x\tinvoca u\tjueza u\tjueza. g\tlanus. u\tmanifiesta u\tno t\toT c\tobjecion u\tpesos u\tpidio u\tprovincia b\treaccion u\treglas u\tsacaron u\tsemana. u\tsentido u\ttU. g\ttambien x\ttomo  9u\tun x\tusucapion. u\tversion u\txT | u
23\t-6\taT, x\tasociacion x\tbuenos. u\tcorto a\tcuchillo u\tder: u\tdoctora c\tdra e\ten b\ten n\texpediente u\tfdo. u\tfiscal a\tiii c\tlU, x\tmas n\tnomina u\totras u\tpartido l\tpericial, u\tpiso u\tres u\tvenia l
23\t-5\taU, x\tanos.u\tbU, c\tbajo u\tcanasta u\tde, b\tdoctora n\tdres n\tel t\tenfermedad u\tfirma c\tfiscal b\thospital f\thospital l\tintimo u\tpresenta u\tprovincia l\tuT.u\tuU.u\txT - u
23\t-4\tbanco c\tcomercial u\tcosta b\ten x\tentonces u\tfiscalia u\tgT, x\tgU, c\tigual u\tlesion u\tllevaba. u\tlos c\tpasaporte u\tpresidente. u\tservicio c
23\t-3\t^c\tcaja c\tde  9u\ten.|c\tentiende n\tfiscal c\thubo u\tjefe b\tpalo u\tporque c\tuU, c
23\t-2\tacta c\tde|c
23\t-1\tbanco l\ten c\thay u\thospital c\tme c
23\t1\tde h\tel. b\thija g\thijos, u\tla g\tla|n\tlo g\tme g\ttestigo x\tuU. n\tuU: g
23\t2\tal g\tde: g\tdice g\tel g\tel n\tel, g\tgT: g\tla, g\tla. h\tnombre g\tnorma u\tque g\tsu g\tsu, g\tuI. n\tuT: g\tuU g\tuU: n\ty g\ty h
23\t3\ta. n\tdel. n\tdias g\tel, n\ten. g\tgU g\thermano g\thijos u\tla n\tla, a\tlos, g\tmadre g\tmadre u\tmarido n\tnT. n\tnT: g\tpadre g\tpara x\ttelefono n\ttestigo: u\tuI. b\tuT. n\tuU, a\tuU, g\tviuda n
23\t4\ta g\tcasa g\tcitar n\tcon a\tconyuge u\tcuenta g\tdias n\tdni g\tdni n\tdoctor x\tel h\tel, a\tgT a\thijos g\tla. t\tlos. g\tmadre a\tmartillero n\tniego n\tno g\tno. n\tnombre u\tse. g\tsenora b\tsobre g\tsocial. g\tsu, h\tsu, u\ttU g\ttestigos n\tuI - u\tuT  9n\tuT a\tun, g\txI. n\ty.u\tyo a\tyo g
23\t5\tabogado u\tal, g\tapellido n\tautos, g\tb, g\tcon t\tde. a\tde. g\tdel, g\tdon b\tdon u\tdon x\tdueno g\tgT g\tgraciela u\thT g\therederos u\thijo n\thijo, g\tjunto u\tjusticia x\tla: n\tle g\tle n\tllamo n\tllevo n\tlo x\tlos n\tlos|u\tmama n\tmi l\tnT h\tnU g\tnota g\toU g\tpaciente, g\tpadre x\tparte g\tpor g\tque, u\tremitente g\tremitente u\trosa x\tse g\tsoy g\tsr u\tsu x\ttelefono g\ttodo x\tvan u\txI. b\txU a
23\t6\ta n\ta. g\taT g\taU a\tanos x\tapoderado. u\ta|x\tbT. n\tcapataz n\tcaratulados u\tcc, g\tcon g\tcon. a\tconoce l\tcontra a\tcontra g\tconyuge g\tdatos g\tde n\tde: n\tdel. x\tdesiste u\tel a\tel. a\tella g\ten  9x\ten "u\tes g\tescribano u\testa a\testa|u\tex n\tfirma n\tgU. g\tgerente n\tgerente u\thermano n\thijo l\thijos n\tingresos n\tjuez g\tlegajo n\tletrado. g\tlicenciada n\tmarido g\tmarido u\tmi, l\tnT a\tneurologa. g\tnombre x\tnupcias u\toficina n\tpara, g\tparte. g\tpartida u\tpor. g\tporque g\tque n\tquerella n\tquerella u\trequerimiento g\trosa n\tsaben u\tsea x\tsegundo l\tsenor x\tsi g\tsocial n\tsr b\tsr g\tsu, n\ttestigo, g\ttestigo: g\ttestigos x\ttestimonial x\ttio u\tun, u\tvecina g\tvecina n\txI g\txI.x\txI; u
23\t7\ta a\ta, g\taT n\taU g\tacompanante u\tacta g\tadministradora u\tamigo u\tapoderada n\tatribuye c\taudiencia. n\tautoriza x\tautos l\tautos u\tautos, l\tbuenos. g\tc, u\tcasa a\tchicos x\tcita g\tcompleto u\tcon n\tconcursado g\tconto x\tcunada n\tdamnificado n\tdel h\tdel, l\tdemandada. u\tdestinatario u\tdijo a\tdijo x\tdni a\tdonde g\tel l\tel. g\tel. l\ten. a\tencargado g\tencargado x\tenf n\tesc b\tesposa t\tesposa x\testaban n\tfirman. u\tfonoaudiologa u\thijo x\tinadmisible, g\tinstrumento u\tla f\tlas n\tlic g\tlicenciada u\tlos g\tlo|u\tmarido x\tme a\tmedico. g\tmi f\tmi, u\tmujer n\tn, g\tnT t\tnU l\tniego x\tnina n\tnombre a\tnombre n\tnombre: u\tno|u\totra g\tpapa a\tpaso g\tpaterna u\tpatrocinante. u\tprof u\tpuede. u\tsea n\tsenora n\tsobrino n\tsr l\tsra x\tsu, l\ttestigos, g\ttrabajo x\tuI; x\tuT. a\tuU), u\tun a\txI b\txU g\txU. g\ty.x
23\t8\t n\tabogada u\tabogada x\tabogada. g\tal. x\tapoderada. g\tapoderado. g\tcapataz u\tcarlos u\tcc u\tcitar x\tcon. l\tcr b\tcuenta a\tcunado u\tdar: g\tde", u\tdecile u\tdeclaracion a\tdel. a\tdestinatario g\tdos g\te n\tellos n\tenfermera u\tenfermero u\tescribana x\tescribano n\testa. g\tfT b\tfallecimiento u\tfamilia n\tfirma. u\tfue x\tgT. g\tgU a\tgrupo|u\thablo "x\thc: u\thermana b\thermana u\thermanos x\thija a\thija t\thijo b\tinterprete, u\tjusticia u\tletrada. g\tlic b\tllama n\tllama x\tlleva. u\tlo b\tlos b\tlos. l\tlucas u\tmaestra g\tmartillero u\tmartin n\tmi t\tnT. a\tni u\tnina.u\tnombre b\tnombres, u\tnotificado n\to g\toU n\tofrece. u\toposicion u\tpadre l\tpanaderia u\tpara n\tpareja n\tpedido n\tplata|u\tpreceptora x\tpresenta x\tpresentes, x\tpresta.|u\tpsicopedagoga x\tque, x\tquien a\treclamo x\tsaludos x\tse n\tsegundo x\tsenorita n\tser n\tser, g\tsi n\tsr a\tsra g\tsucesion b\tsu|u\ttU x\ttal b\ttampoco u\ttestigo g\ttestigos b\ttestimonio g\ttomas u\tuI "n\tuI. (g\tuT: l\tuU, l\tuno l\tvende u\tvictima n\txI|g
23\t9\ta (g\tabogada n\tabril|u\tactora. g\tadmisible, u\tapodo: u\tatentamente u\tbarrio  9u\tcacique u\tcaratulados, u\tcom.|x\tcontador u\tcon|u\tcr u\tde.x\tdel, x\tdel. l\tdijo b\tdon l\tdona n\tdos n\tdr. t\te b\te.u\tel, l\tencargada u\tencargado n\tenf b\tfamiliar a\tfamiliar: u\tfirman, u\tfirmar x\tgerente x\thabia x\thable b\thermana n\thermano x\thija b\tla); n\tlas l\tlista n\tllama u\tlo t\tmadre n\tmadre x\tmama): g\tmaria n\tme n\tmenor. u\tmia u\tnino g\tnino n\tnotaria u\tpadre n\tpapeles u\tprestamo: u\tprof g\tpsicologa n\tque, n\trecibi: u\tregistrado c\tsenor: u\tsenora x\tseria x\tson: u\tsoy n\tsu l\tsucesion u\ttambien l\ttestimonial b\ttrabajador. a\tuI n\tuI, x\tuT, g\tvecino g\tvecino n\tvieron x\tviolencia, x\tvive x\txI - u\txI l\txT t
23\t10\taT t\tagente n\tanos g\taserradero u\tatiende. u\tcc x\tcompanero u\tcontador x\tdemandada x\tdesde 49u\tdirectora u\tdoctor l\tdon n\tdos, u\teU n\tes n\testa. u\texpediente, u\tfallecimiento g\tfirman, x\thT n\thechos u\ting l\ting n\tla, l\tla: u\tlic u\tlos, x\tlos. a\tmaestra u\tmecanico u\tmedica n\tnU a\tnehme u\tnotifica u\tnunca) u\totro n\tpaterna a\tpero a\tprof n\tprogenitor u\tpropiedad x\tque f\tsale u\tsr n\tsra n\tsra.- l\tsu: u\tsugiere. u\ttestigo, u\tun "c\tvecina x\tvecino c\txU t
23\t11\ta. a\ta.x\tcontador n\tcunada u\tdon "u\tdona b\tel, x\tella n\tfirma. g\tfirmante x\ting u\ting x\tla. l\tlo l\tmadre "u\tmedico, g\tmi a\tnina x\tperro x\tpreceptora u\tpregunto u\tpresentes u\tsenor l\tsenor t\tsenorita x\tsr x\tsu n\tsu, x\ttestigo n\ttestigos u\ttitular n\tvecino a\ty e\tyo n
23\t12\tautos., u\tcodemandada u\tcontratista u\tcra n\tde e\tdocente n\tesposo u\tlic x\tmujer u\tnadie n\to l\tque: "u\tsoy u\tsra.- a\tsrta u\tsu a\tuI/ x\tun, x\txI n\txI., u\ty., x
23\t13\tcon.u\tcredito° 9n\tde "x\tesc u\tescribana n\tletrada n\tpsicologa u\tvecino u
23\t14\tautos, u\tcontadora u\tlic n
24\t2\tgTb
24\t6\taTb
24\t8\tuUb\tuUd
24\t9\talb\tuTd
24\t10\tuTb
24\t12\tulb\tuld
25\t-11\tgTnhospital nT 
25\t-10\tgTndoctor tT \tullla y 
25\t-9\talnel de \talnque w \tlTnde de \ttTnde y \ttTnel de \tuIUxI.|uI.\tuIngT uI.\tuTnxU. w \tuTny y \tuUUpresenta uU 
25\t-8\talnuna w \tblndel w \tcUnde w \tgTngT c \tllnla w \ttTnde de \ttUUel w \tuIUxI.w.|\tuInuT uI.\tuTnlas w. \tuTnnT. a \tuTnxI.|w \tuUUla gU, \tuUUla y \tuUUque el \tuUUque en \tullque w. 
25\t-7\tblnde w \tcUUcon w. \ttUUde de \tuIUuU uI.\tuIUuU|uI.\tuTnuT lo \tuTnxU: w \tuUUcomo y \tuUUdel de \tuUUel en \tuUUel gU, \tuUUel y, \tuUUes de \tuUUgU la \tuUUla gU \tuUUla xU \tulnel es \tulnel no \tulnel y, \txInante uI.
25\t-6\tbTnde a, \tcTnde w \tcTnla de \tcUUque de \tcUUque w, \tcUUy en \tuIUuU a.\tuInuI.uI. \tuTnnU: w \tuTnuT. en \tuUUal de \tuUUdos uU \tuUUel a \tuUUla de \tuUUla y, \tuUUlos de \tuUUpor de \tuUUque a \tuUUuU, en \tullel es \tullla w: \tulnaT w \tulny la \txInnT, uI.\txInnU, uI.\txInxT, xI.\txlnla y \txlnlos w 
25\t-5\tcUUcon de \tcUUdel w.|\tcUUel w|\tcUUpor de \tcUUquien uU \tlTnbuenos w, \tnTny w, \tuIUuI.uI. \tuInuT a.\tuTnen el \tuUUanos, w, \tuUUel de \tuUUel se. \tuUUlos w. \tuUUnU el \tuUUuU. a \tullel de \tullla w. \tullle w \tulllo w. \tullmi w \tullque a \tullque en \tulncon w \tulnde y \tulndel no \tulnel se \tulnel y \tulnpor de \tulnque en \tulnque la \tulnque w \txInnT, xI.\txInuT, uI.\txInxI.w. 9
25\t-4\tblnla w \tcTnde w, \tcUUde w|\tcUUel uU. \tcUUel y \tcUUes de \tllndomicilio en \tuTnbien. a \tuUUfue w \tuUUla a \tuUUla en \tuUUla uU, \tuUUla uU.|\tuUUla w. \tuUUtestigo al \tuUUuU el \tulncon de \tulnde w \tulnla es \tulnla y \tulnmi w \tulnpor w, \tulnque a \tulny a \txInuT, xI.
25\t-3\tcUUel se \tcUUel w. \tcUUla es \tcUUlos uU \tcUUme uU \tcUUtestigo a \tcUUy w \tuUUla w \tuUUlo w \tuUUmi gU \tullse w \tulncon en \tulndel w \tulnel de \tulnel w \tulnel w, \tulnfue w \tulnla no \tulnnT w \tulnque el \tulntestigo al \tulny el \tulny en \tulny w 
25\t-2\tcUUal de \tcUUante de \tcUUcon w \tcUUde w, \tcUUel es \tcUUel uU, \tcUUel w, \tcUUel w.|\tcUUel y, \tcUUla w, \tcUUla w.|\tcUUla y \tcUUlo uU \tcUUque a \tcUUque el \tcUUque en \tcUUque w \tcUUuU el \tcUUuU en \tcUUuU la \tcUUxU w \tcUUy uU \tuUUcarta xU \tuUUel w \tuUUla uU \tuUUuU, de \tullla w, \tulna de \tulnes de \tulnla gT, \tulnque de \tulnuT w 
25\t-1\tcUUa de \tcUUde w \tcUUde y \tcUUdel de \tcUUel de \tcUUel w \tcUUla de \tcUUla uU \tcUUla uU, \tcUUla w \tcUUla w. \tcUUle uU \tcUUlo gU \tcUUque la \tcUUuU a \tcUUuU w \tulna al \tulndel w, \tulnla w \tulnla y, \tulnlas w 
25\t1\tcTnnorma uT \tgTnde nT \tgTnhermana nT \tgTnque w \tgUUgU nU \tglla w \tuInuI. xI. 
25\t2\taTna w \tbTnque w \tgTna nT \tgTnque nT \tgTny w, \tgUUa uU \tgllque w \tglna w \tlUUuU uU \tuTna xT \tuTnque uT \tuUUa w \tuUUgU de \tuUUgU y 
25\t3\tbTngT w, \tgTncon nT \tgTngT nT \tgUUde nU \tgUUgU uU \tgUUque nU \tgllcon w \tnllde w, \tuTncon nT \tuTngT y \tuTnque no \tuTnque se \tuTnque w \tuUUde uU \tuUUgU y, \tuUUque uU \tuUUque y \tuUUsenora uU \tuUUuU uU, \tuUUuU w: \tuUUuU y, \tuUUuU. uU \txUUa uU 
25\t4\tally w \tcTnaT de \tgTncon uT \tgTndon nT \tgTngT uT \tgTnnT, w, \tgTnsra. nT \tgTny aT \tgUUnU gU \tlUUuU w, \tnTngT de, \tuTna uT. \tuTncasa uT \tuTncon w \tuTncon y \tuTnde nT \tuTnde xT \tuTnpor y \tuTnuT el, \tuUUde w, \tuUUde: uU \tuUUgU w|\tuUUsenor se \tuUUuU uU: \tuUUuU xI, \tuUUuU xU \tuUUuU y \tuUUy xU \txIna.uI.\txInque uI.\txTngT w: \txTnuT w, 
25\t5\taTngT w \taTnque w \tbTngT y \tcUUaU uU \tgTnaT nT \tgTnde gT \tgTndona nT \tgTnes nT \tgTnlic. nT \tgTnlic. xT \tgUnnU, gU \tnTngT de \tnTngT se. \tuInxI. uI. \tuTna y \tuTncon xT \tuTnlT uT \tuTnla w, \tuTnuT uT. \tuTnuT w.|\tuTnuT w: \tuTnuT y, \tuTny w, \tuUUa nU \tuUUcon uU \tuUUque lo \tuUUuU lU \tuUUuU w|\tuUUuU, gU \tulla w \txInuI.xI.\txTncon en \txTngT w \txTngT w. \txUUa w. \txUUque w \txUUuU de \txUUuU y 
25\t6\taTnaT w \taTnuT w \talla w \tcUUuU lU \tgTnuT w \tgTnuT, nT \tlUUque uU \tnTncon w, \tnTngT a, \tnTngT el \tnTnuT uT, \tuTndr. w \tuTnuT en \tuTnuT gT, \tuTnuT, nT \tuUUa le \tuUUa no \tuUUhija uU \tuUUlU uU \tuUUlU, y \tuUUtestigo uU \tuUUuU de, \tuUUuU es \tuUUuU gU, \tuUUuU: nU \tuUUxU, uU \tuUUy w, \tulla w, \txInxI. uI. \txTnxT w, 
25\t7\talla y \tallcon w \tbUUque w \tcTnuT w: \tcUUgU w: \tgTnmi, gT \tgTnque xT \tgTny bT \tgTny uT \tlUUa uU \tnTnaT bT \tnTnaT de \tnTnbT w, \tnTnuT de, \tnTnxT w, \tnUUuU gU, \tuIna. uI. \tuTna w \tuTnque y \tuTnuT $\tuTny aT \tuTny xT \tuUUa uI \tuUUa uU \tuUUhermano w, \tuUUlU uU, \tuUUque es \tuUUsegun no \tuUUuU, nU \tuUUuU. me \tuUUuU; uU \tuUnuU uU \tulla y \txIUuI. uU. \txIUuU uU. \txTna uT \txTndr. w \txUUxU y 
25\t8\tcUUuU w: \tgTngT w \tgTngT w|\tnllde no \ttTnnT y \tuInuI. uI. \tuInxI. y. \tuTnel uT \tuTngT gT, \tuTnuT a, \tuTny gT \tuUUa lU \tuUUa lo \tuUUa si \tuUUa y \tuUUde no \tuUUes lU \tuUUes nU \tuUUgU el, \tuUUpor xU \tuUUtestigo nU \tuUUuU. nU \tuUUuU. se \tuUUuU. xU \tuUUxU uI \tuUUy no \tuUnxU w, \tuUny uU \tullcon w, \tullque se \txInde uI.\txInuI.w. \txIny uI.\txIny xI.\txTny nT \txUUque uU \txllque w 
25\t9\talna la \tcUUnorma uU \tgTnnT, nT \tlTnuT w \tnTnnT w.|\tuIUuI.xI.\tuInuI.uI., \tuTna la \tuTndr. y \tuTnfT w, \tuTngT en \tuTnnT de. \tuUUa gU, \tuUUaU xU \tuUUpor nU \tuUUpor y \tuUUque le \tuUUque no \tuUUque se \tuUUuU me, \tuUUuU. es \tuUngU uU \tullque no \txTnuT de 
25\t10\tallque w \tcTnel uT \tcTnla nT \tcTny uT \tcUUuI. w.|\tlTnde uT \tnlllos w \tuInde xI.\tuInxI.a.\tuInxI.xI.\tuTndra. aT \tuTnuT w|\tuUUaU w: \tuUUcasa uU \tuUUcon nU \tuUUde nU \tuUUdijo en \tuUUdr. w, \tuUUes uU \tuUUnU w|\tuUnuU uI \tullllama w 
25\t11\tcUUaU de \tcUUpaz de \tlTnuT w, \ttTnuT y \tuInxI. w. \tuInxI.y. \tuUUcon w, \tuUUcon xU \tuUUxU w|\txInxI.uI.\txInxI.xI.
25\t12\tuInxI.w., \tuTndr. w, \tuUUde xU \tulltestigo w: \txInuI.uI.
25\t13\tcTnel nT 
25\t14\tuInuI.xI.\tullque le \txInxI., uI. 
26\t-12\tgTnT secretario
26\t-11\tuIuI.que
26\t-10\tgTgT fallos\tgUuU fallos\tuIuI. ciudad\tuIuI.legajo\tuIxI.a\tuIxU.|se\tuTa gT\tuTdel de\tuUsi. no\tuUuU dispone\txUuU dijo
26\t-9\tgTxT secretaria\tnTla, defensora\tnUquien, dispone\tnUsenora: uU\tuIen. la\tuIuI.y\tuTdijo uI\tuUnU secretaria\tuUxU secretaria\txIe.\txIxI.acta\txUuU, su
26\t-8\tgTc uT\tlTuT secretario\tnTnT secretaria\ttUpor el\tuTpor. el\tuTuT secretario\tuUel: ¿comisario\tuUsenora: uT\tuUuU secretario\tuUuU.|la\txIuI.digo\txIuI.me
26\t-7\tbTa, los\tcTel acto\tcUno uU\tgTnT jueza\tgTuT juez\tgTuT jueza\ttUde la\tuIpor. ante\tuIu.uI\tuIuI.cuit\tuIuI.ley\tuIuI.uU\tuTpor el\tuTuI a\tuUel: ¿testigo\tuUsu uU\tulpor, lo\tuly era
26\t-6\tcUlo que\tgTgT c\tnUsenora: nT\tuUa gU\tuUa nU\tuUporque no\tuUuI a\tuUuU, la\tulcuando habla\tullos papeles\tulporque no
26\t-5\taldel patio\tcUdel movil\tcUuU los\tlTy la\tuIe.jubilado\tuTnacional de\tuTque fue\tuUa mi\tuUconste. \tuUde gU\tuUde mi\tuUde su\tuUdijo uI\tuUel: ministerio\tuUpor el\tuUque fue\tuUsin gastos\tulla casa\tulque; la\tulsi. no
26\t-4\tcUuU se\tnUel: ¿comisario\tnUel: ¿testigo\tuUcon gU\tuUde oU\tula. la\tulde mis\tulla puerta\tulque se
26\t-3\tcUde bU\tcUque: por\tcUy que\tnTsecretaria, \tuUcon uU\tuUpor la\tuUuU pare\tula lo\tulcon la\tulde la\tulen los\tulque el
26\t-2\tcTa gT\tcUde la\tnUel: ministerio\tuUa la\tuUde la\tulcon el\tulcon su\tulde gT\tulde nT
26\t-1\tcUa la\tcUa su\tcUcon uU\tcUla uU\tcUuU en\tuIdigo. uI\tuUquien: ¿llamo\tula su\tulde uT\tulen lo\tulpor la
26\t1\tgTuT y\tuTen el
26\t2\tgTgT nT\tgTnT a\tgTnT el\tgTuT uT\tgTy gT\tgUgU uU\tgUuU no\tuTgT uT\tuTuT xI\tuTxI, xI\tuUuU xI
26\t3\tgTgT uT\tgTnT gT\tgTnT no\tgTnT xI\tgTuT con\tgUuU xI\tlUuU uU\tnTdni, con\tnTla, pregunta\tnTxI, xI\tnTy el\tnUxI, uI\tnlla: defensa\tuTnT uT\tuTque, es\tuTuT de\tuTy a\tuUnU dni\tuUnU y\tuUuU, uI\txIa. uI\txIuT. uI
26\t4\tgUuI nU\tgUuU que\tnTfue a\tnUdni, con\tnUque, me\tuTque, la\tuTuT gT\tuTy de\tuTy gT\tuUdni, y\tuUfue a\tuUlo vi\tuUno la\tuUquien, uU\tuUuU si\tuUy gU\txIe.xI\txTy de
26\t5\taTnT el\talcasa flia\tbTy el\tgTde los\tgTnT lo\tgTuT que\tgTuT xI\tgUnU por\tgUuU \tgUuU se\tuIa.xI\tuIuI. violencia\tuIxU.|gral\tuTnT por\tuTnT xT\tuTno se\tuTque, me\tuTque. a\tuTuT uI\tuTxT que\tuUcon, el\tuUdni, cuit\tuUel, del\tuUel, hijo\tuUesta de\tuUlU uI\tuUla, uU\tuUlo decia\tuUlo vio\tuUnU que\tuUuU dni\tuUy a\txIuI.y\txIuT. nT\txUuU dni
26\t6\taTnT de\tbTdni, y\tcTuT dni\tcUcasa uU\tcUuU dni\tfUde uU\tgTgT y\tgTuT en\tgTuT se\tgTxT en\tgUle dijo\tgUuU el\tnTde bT\tnTdijo que\tnTgT, nT\tnTy, a\tnUuU el\tuIuI. nT\tuIuI. uU\tuIxU.|uU\tuTaT uT\tuTbT uT\tuTnT se\tuTuT en\tuTy un\tuTy, que\tuUal, que\tuUestaba uU\tuUla. madre\tuUle dijo\tuUmanifiesta que\tuUnU uI\tuUno le\tuUno quiere\tuUse retiro\tuUuU su\tulperalta lo\txIxI. nT\txIxI.de\txUdni, uU
26\t7\taTy a\taTy el\tbTy a\tcUagrega que\tfTde uT\tgTbT la\tgTlT y\tgTnT por\tgTuT el\tgTuT mat\tgTxT el\tgTxT por\tlUy a\tuIen. el\tuIuI. nU\tuIuI.xI\tuIy. xI\tuTlo decia\tuTnT no\tuTuT el\tuTxT dni\tuTy me\tuTy, a\tuUde, anos\tuUdice que\tuUgU dni\tuUlU y\tuUme uU\tuUnU en\tuUque, se\tuUse fue\tuUse lo\tuUtitular, del\tuUuU, un\tuUxI, uI\tuUxU quien\tuUy con\txTy con\txTy la\txUdni, con
26\t8\taTde los\taly a\tbTnT que\tlTnT y\tnTbT uT\tnTpor, la\tnTque, no\tnTy un\tuIel. acta\tuIuI. xU\tuTde los\tuTle dio\tuTpor; la\tuTse. deja\tuTuT matricula\tuTxT mat\tuTy, por\tuUdijo que\tuUuU, dni\tuUuU|registrado\tuUy del\tuly, el\txIuI.a\txIuI.xI\txIxI.cuenta\txUes uU\txUy con
26\t9\taUde los\tlTy uT\tnTy con\tuIa.ampliacion\tuIasiste. al\tuIde. la\tuIse. sugiere\tuIuI.san\tuTno estaba\tuTtT y\tuTuT \tuUlos. uU\tuUnU se\tuUsiempre andaba\tuUuU mp\tulbrizuela me\tuldice que\txIuI. de
26\t10\talde los\tfTde la\tgTxT que\tlTuT y\tnTcon, domicilio\tuIuI. xI\tuTno" es\tuTtitular, del\tuTy con\tuTy el\tuTy que\txIxI.e
26\t11\tgTxT no\tlTy a\tuIel. telefono\tuIuI., xI\tuIy. a\tuUy otros\txIuI.en\txTy, que
26\t12\tcUconste. \tuIxI.uI
26\t13\txIuI.de
26\t14\tuIe.uI
27\t-21\taierT
27\t-18\teidaT
27\t-16\tburoT\tnderT\ttaraT
27\t-15\ticosT\tticoT
27\t-14\talezT\tcamaT\todozT\totasT\trdinl\tresoT\ttadoT\ttatal
27\t-13\tagarU\taierU\taierl\tburoU\tdamel\tdoseU\tenosT\terasT\tlmesT\tnnetT\ttadaT\ttardT
27\t-12\tahiaT\tamaU\tayesT\tdaleU\tecoaU\tedanT\teidaU\thacoT\thecaU\thoraT\tineaT\tlarol\tltasT\toliaT\trrioT\ttacaT\tvalaT
27\t-11\tagasT\taireT\talsoU\tatosT\tatraU\tbrasT\tburol\tcelul\tcidoT\tculoT\tdiasU\teadoU\teidoT\tenseU\terzaT\teviaU\tevisT\tguroU\thoraU\thtonT\ticosU\tiosaU\tiraU\tjeroT\tjuraT\tlizoU\tmigol\tmosaT\tnaT\tnacT\tngosU\tnotT\tomiaT\tondiT\trdanU\trgiaT\triboT\tsameT\tsicoU\tticoU\ttiosT\ttiraT\ttmanU\ttrolT\tuayaU\tugesU\tultaT\tutosU\tvadaU
27\t-10\tacasl\tadesl\tagarl\talezU\talorU\talorl\talsaU\tamoll\tanceU\tancel\tandl\tdadaT\teadaU\tecoaT\terpoU\thsonT\ticarT\tisasT\tjanoU\tlegU\tlizaU\tllasT\tllesT\tlmesU\tmalaU\tmionU\tnaciT\tnimaU\tnsonT\tnstaU\tntroT\tolarU\tomiaU\tpiasU\trdinU\trdioU\trfiaT\trmasT\tsabaU\tsameU\tsamel\tsensT\ttabaU\tteraU\ttidaU\ttoloU\tuadoU\tularT\tunteT\turreT\turreU
27\t-9\tabanU\tabiaU\tacasU\tactoT\taldaU\tardeU\tarmel\tbebeT\tbebeU\tbebel\tcamaU\tcayoU\tceraU\tciasl\tcidaU\tcisoU\tcosaU\tctosU\tdadaU\tdameU\tdidaU\tdoloU\tedanU\teidal\tenosU\terzaU\tgaraT\thacoU\thicol\thtonl\tiadaU\tieneT\tigenU\tigenl\timeiU\timosT\tirleT\tisasU\tjanol\tldeaU\tlinsT\tliosU\tllesU\tltarT\tludaU\tnadaU\tnalaT\tnaliT\tnderl\tnenaU\tngooT\tnialU\tnotaU\todral\toferU\topiaU\torraU\totanT\tperaU\tpeseU\trmalU\trnosT\trojaU\tselol\tstiaU\ttadoU\tticol\ttipoT\ttomaU\tuayal\tucheT\tucheU\tulosU\tultaU\tuncaU\turasU\tusaU\tusarl\tvecoT\tvianl\txonaU
27\t-8\taasU\tabenU\taciaU\tadesU\tagasU\tainaU\tajerT\talonU\talsol\tanusT\tareaU\tarmaU\tasteU\tastoU\tatosU\tbajoU\tberaU\tblosT\tbrasU\tbujaT\tbujoU\tcadaU\tcanaT\tcayol\tceral\tcianU\tcimaU\tcipeU\tcipel\tcpceU\tdabaU\tdanU\tdaral\tderaU\tdiasl\tdonal\tebloU\teidoU\tejalU\tejall\teleaU\temasU\temiaU\tenesU\terenU\terpol\teudaT\tficoT\tforoU\tgabaT\tgareU\tgatoU\tgatol\tgicol\tgudol\tguiaT\tgurol\thicoU\thtonU\tiadaT\tiadol\tiamU\ticarU\ticasU\ticasl\tideoU\tieneU\tincoU\tiocaU\tionaU\tiosal\tiosoU\tirleU\tkingl\tlaroU\tlbarl\tleyoU\tlizol\tllonT\tltasU\tmabaU\tmaloU\tmamil\tmionl\tmpiaU\tmpioU\tnaU\tnabaU\tnaloU\tngasU\tngunU\tntanT\tntroU\tntrol\tolorU\tolorl\torral\torteT\totasU\toyoU\tpadoT\tpalaT\tpanal\tpasaU\tpocoU\tpodoT\tpoyoU\traveU\trdanl\trdiol\tresT\treseT\trgiaU\triboU\trimel\trnosU\trrioU\tsadoU\tsadol\tsaleT\tsensU\tseroU\tsideT\tsonaU\ttadaU\ttardU\ttralT\ttronU\ttronl\ttrosU\tuctoU\tugesl\tularl\tumenU\tunasU\turrel\tutiU\tviaU\tyudaU\tzadoU\tzadol
27\t-7\taceaU\tahiaU\tainal\talsal\talvoU\tamenT\tastel\tatral\tayU\tazull\tbadol\tberal\tbrosU\tcabaU\tceluU\tcharl\tcianl\tciasU\tculaU\tcusaU\tdenaU\tdiosT\tdolol\tdonaU\tdridT\teadal\teadol\techal\tedirU\tenseT\tequeT\terdaU\terzal\tetosU\tetraU\tfeyT\tfonol\tforol\tfugaU\tgabaU\tganoU\thachT\thagaU\thapaU\thilaU\thinol\thipaU\tiadal\tiadoT\tiadoU\ticasT\tienel\tietel\tilmoU\tilosU\timosU\tiosol\tiral\tirarU\tjeraU\tlgarU\tllasl\tltanU\tmalal\tmbiaU\tmidol\tmizal\tmpial\tnaciU\tnadaT\tnalol\tndosU\tneerT\tniall\tnimal\tnjasU\tomial\torceU\tpediU\tpiasl\tpieU\tponeU\tratol\treosU\treseU\treveU\triuml\trmalT\trojal\trriol\trtasl\trtosT\truceT\tsabal\tsejaU\tsejal\tsideU\tsigoU\tsoloU\tsonaT\tsurT\tsurl\ttalaT\tteleT\ttocol\ttraeT\ttrasU\ttresU\ttrolU\tubioU\tubiol\tuchel\tuevel\tufiU\tugiaU\tugial\tuidal\tuinaU\tuipoT\tularU\tuncaT\tunoU\turenT\tvadal\tvial\tvidaU\tvivaU
27\t-6\tabanT\tabanl\tacial\tagasl\taireU\tajesU\tajesl\talazU\talgal\talioU\talvol\tamenU\tamosT\tarleU\tastol\tbadoU\tbiarl\tbiral\tbrasl\tbujaU\tcadal\tchasU\tciarU\tcidal\tcienT\tcienl\tcileU\tcilel\tcobaU\tcosal\tculol\tcuyoU\tdadal\tderal\tdidal\tdijeT\tdomU\tdonoU\tdoyU\tebreU\tebrol\tedanl\teleal\tenarU\tenesl\tenirl\terasU\ternal\ternoU\tesesl\tficaU\tfical\tficoU\tgicoU\tglenl\tguarl\thagal\thibeU\thibel\ticosl\tideol\tiereT\timeil\tinarU\tinceU\tinhoU\tional\tiperT\tirlel\tisenl\titirU\tizosU\tjabaU\tjajal\tjeral\tjural\tlanaU\tldesl\tleal\tlegaU\tleveU\tmalol\tmigoU\tmitoU\tnabal\tnacU\tnadal\tndanU\tndiaT\tngunl\tntenl\tnzosU\tocarU\todiaU\todraU\tojosU\topiaT\totasl\toyol\tpadol\tparol\tpasaT\tposol\tprilU\tpteT\tpusoU\trabaT\trabaU\trajoU\tranil\trazoT\trdenT\trdial\tredaU\trfill\trgarU\tribol\trimaU\trmasU\trtasU\tsigaU\tteral\ttionT\ttiraU\tudosU\tuegal\tueral\tueseT\tueveU\turasl\tusoU\tutosl\tvadoU\tvianU\tzadaU
27\t-5\talazl\taranU\tarlol\tarmeU\tbezal\tcileT\tcuyal\tdalel\tdbtU\tdeceU\tdiezU\tdiosl\tdomT\tdudal\teblol\tederU\temasl\tenirU\terarU\terbal\tesesU\tetasU\teudaU\tgaraU\tguirU\thilal\thsU\thtaU\tibirU\tibosU\tieteU\tigarU\tigroU\tinosl\tiocal\tjuraU\tladol\tlamaU\tlariT\tlegal\tllasU\tludaT\tmbasl\tmidaU\tmisaU\tmisal\tmiteT\tmiteU\tnacil\tnadol\tncesU\tndanl\tnderU\tndezT\tnerol\tnetaU\tnionU\tnoceU\tonosT\torreU\totosU\tpadal\tpagaU\tpagal\tpitol\tquenU\trabal\tratoU\trdadU\trdenU\treU\treall\treasU\trmarU\trrU\trxT\tseisU\ttabal\ttadal\ttadol\ttaraU\tteleU\ttiroU\ttivol\ttuveU\tuadol\tuegaU\tueraU\tvioU\tvival\tvocaU\tzadal
27\t-4\tabesl\tacaU\tadasT\tadraU\tahiU\tajarU\tamenl\tanusU\tanusl\taranl\taronl\tayorU\tbujol\tctaml\tcuijU\tculal\tdadoU\tdiezl\tdminT\techaU\tensel\tentoT\tentol\terenl\tetasl\tfcU\tfotoU\tfotol\thachU\thetel\thicaU\thtpU\tidenU\tieraU\tigrol\tilosl\tineal\tinhol\tionoU\tisenU\tistel\tjadoU\tjajaU\tlaveU\tlicoU\tlpesl\tlponU\tmalU\tmamaU\tmbioU\tmbiol\tmbroT\tmesU\tmitol\tnacl\tneroU\tnetal\tngasl\tngosl\tnjasl\tntasU\tntraU\tobraU\tondoU\tontoU\topial\tpaloU\tpaseT\tpaseU\tperal\tpetal\tpibel\tpoyol\tresoU\trimol\trmnU\troneT\trrhhU\trtarU\trtirU\tsacoU\tseisl\tsigol\tsionU\tsivoU\ttclU\ttelel\ttemal\ttipol\ttitel\ttraeU\ttrasl\tturaU\ttural\ttuveT\tuctol\tulpaU\tunoT\tunteU\turioU\tusol\tvayaU\tvayal\tverU\tvioT\tviseU
27\t-3\tactoU\tadieU\talirU\tamosU\taronU\tatroU\tbrioU\tcadol\tcidoU\tcienU\tcobal\tdadol\tdejoU\tdidoU\tdidol\tdioU\tdocl\tdoml\tduceU\tebrel\tegarU\tegarl\tendoU\tendol\tentaU\tental\teptaU\terasl\ternol\teudal\tibirl\tidenl\tiereU\tierel\tilmol\tintaU\tirU\tiranU\tizosl\tlareU\tlarel\tltorl\tmitel\tmpreU\tnadoU\tnciaU\tomunl\tonall\tondoT\torteU\tpetol\triorU\trmarl\trmasl\tsabeU\tsenal\tsionT\tsosU\tstarU\ttaU\ttiaU\ttipoU\ttmbl\ttroll\ttuvoU\tuedoU\tuinal\tultal\tursoU\tvezU\tvoyU\txqU
27\t-2\tactol\tamarl\tarseU\tcidol\tdarU\tdrarU\teltaU\terdal\tevial\tfeU\thizoU\tibaU\tidasU\tiejoU\tilvaT\tipU\tisisU\tjuezU\tlamoU\tlponl\tonalU\topioU\tpiel\trazoU\tridoU\troboU\troneU\tsenoU\ttidol\ttiral\ttrall\tumenl
27\t-1\targoU\tcdU\tctosl\tdijoU\tentoU\timosl\tiresT\tntalU\tredal\tuotaU\tvaU\tvinoU\tvocal
27\t1\tamonU\thuelT\tidiaT\tisolT\tlemal\tnoeT\trzunT
27\t2\tarayT\tauraU\tbetol\tcherU\tczukT\terreT\tesmaT\tevasT\tevinT\tguelT\thetaT\tiagoT\tianoT\tiegoU\tivanT\tivasT\tjI\tlinaT\tmenaT\tmiroT\tmonaT\tottal\tovall\tpaezU\tpazU\tpuraT\tqueoT\trinaT\tslaoT\tujanT\tumaU\tuterU\tveraT
27\t3\tabelT\tabelU\tagosT\talbal\tancyT\tancyU\tanezT\tanezl\taolaT\taquiU\tavezT\tbralT\tdipaU\tegreT\tenezU\terezU\ternaT\terraT\teyral\tfranT\thetaU\tibalT\tilarT\tindtU\tipanT\tirreT\titezU\tjazT\tjedaT\tjuliU\tldiaU\tlenaT\tmaruT\tmianU\tndrol\tngelT\tnianU\tnuelU\tobalT\toncel\tossiT\tpaezT\tquinl\traril\travoT\trenaT\trielT\trmanU\trocaT\trogaT\trolal\tseraT\tsiasU\ttinol\tuanaT\tuanaU\tubenT\tucasU\tufreU\tundol\tunezU\tyohal\tzmanT
27\t4\tabell\tabioU\tadeoT\taianT\taldoT\tandal\tanorU\tantiT\tarazT\tarenU\tarneT\tavenl\tavezl\tayral\tblesT\tbrall\tcanoU\tcedoU\tceroT\tceroU\tchayU\tcheoT\tcheoU\tcherT\tczukU\tczukl\teanoT\tejasl\telenT\telenU\telyU\terioT\teroaU\tertoT\tertsT\tevezT\tfanoT\tfedeT\tgeloT\tguinl\thianU\thugoU\tianaU\tilinl\tiseoT\tittiT\tixtoT\tjedaU\tjuanU\tlaraT\tlidaT\tllanT\tllanU\tlunaU\tluzT\tmaU\tmadoT\tmiaT\tmianT\tmposT\tnchiU\tndroT\tnelaT\tngell\tnicaT\tnoel\tnuell\toemiU\tolgaT\tomonT\torgeU\tosasT\trcosU\triasU\tricoU\tricol\trielU\triloT\tritaU\trmolT\tsiasl\tsosaT\ttaroT\ttinoT\tuchol\tvaneT\tvaneU\tvanel\tveroT\tzminl\tzoeT
27\t5\tabdoU\tabioT\tadriT\tadysT\tagusT\tahanU\taldiU\taliaT\talimT\talleT\talosU\tardoU\tarraT\tasioT\tattil\tauroT\tayraT\tayraU\tazanU\tbaezU\tbatoT\tbethT\tbethU\tbianT\tbiasU\tbrilT\tceliT\tchenT\tchoaU\tcruzU\tcruzl\tczykU\tdalal\tddadU\tebanU\telbaT\telbal\teliaT\telmoU\telyl\teresl\tevinU\teyraU\tfaneU\tgrosU\thartl\tiaraU\tiball\tilafT\tilenT\tilseU\tindoT\tingaT\tipanU\tisesT\tisesU\tjazU\tjderT\tjuliT\tkianl\tldiaT\tlemaT\tlfinT\tliasl\tlizU\tlozaT\tlsonU\tlunaT\tmaleT\tmasaT\tmaxil\tmbayU\tmilaT\tmirol\tmuraT\tnakaT\tnakiT\tnchiT\tnejoU\tnosoU\tnuelT\tnzonT\tnzonU\toacoT\toccoT\tofiaU\toldiT\tonezT\tostaU\tottaT\toviaT\tpaoU\tparkT\tponsT\tradaT\tralaT\travoU\trinoT\tritol\trmenT\tronaT\trrenT\truizl\tsaadT\tsanal\tsaraT\tsiasT\ttavol\ttinal\ttoneU\tudezl\tuleoT\tunezT\tustiU\tvanaT\tvanaU\tveral\tvilaT\tviraU\tydeeT\tydeeU\tyeliU\tylanT\tynchT\tynchU\tyohaU\tzI\tzminU\tzoeU\tzoel
27\t6\tabalU\tachoT\taciol\tadalU\tadanT\tagraU\tagusU\tajdaU\taleU\talenT\tanezU\tantil\taoliU\taraiU\tarasU\tarceT\tarezT\tarimT\tarisU\tattoU\tauraT\tautiT\tautoT\taylaT\tbebaU\tbergU\tblasl\tboraU\tcanoT\tcenaT\tcesil\tchayT\tchoiU\tchulU\tcielT\tcqual\tcruzT\tcunaT\tcunaU\tdelaU\tdiazl\tdiceU\tdoril\tebanl\tedesT\teiraU\teiszl\tejasT\telfiT\tellaT\telynT\temaT\temalT\temirT\teniaT\terlaU\tertsU\tesmaU\tesmal\tesusT\tfanol\tfinaT\tgabyT\tgonaT\tgrosl\tguinU\tgwenT\tharaT\thartT\thaveU\thugol\tiatiT\tibalU\tickyU\tidiaU\tilanT\tilanl\tilarU\tildaT\tilefU\tilenU\tilinT\tilinU\tilteU\tindaT\tioliT\tirozU\tirrel\tirtaT\tisaT\tiseol\tispeT\tjuanT\tkianU\tkimT\tkimU\tldanT\tldanU\tlilaU\tlinaU\tllayU\tllayl\tlolaT\tlorel\tlozaU\tluU\tmaelT\tmaelU\tmaell\tmaraT\tmayol\tmbayl\tmeroT\tmoloT\tmposU\tnahiU\tnakiU\tnarol\tncayT\tncayU\tncayl\tnemeU\tnicaU\tnigoT\tnoeU\tnolaT\tnosoT\tnzuel\tofreU\togioU\tohanU\toniaT\tonteU\tossoU\tostaT\tovalT\toverT\towenT\tpaezl\tpaoT\tpinoT\tpughU\tpumaT\trdesT\trdesU\trgioT\trianU\trigoT\trisaU\trmenU\trmenl\trnanl\tronaU\trosoU\trtinT\trunoU\trzunU\trzunl\tsayaT\tsical\tssioU\tsudaU\ttelal\tteloT\ttherT\ttinoU\tudezU\tuielT\tunesT\tunozT\tviral\twuU\tylenU\tzaloU\tzminT\tzzeoU
27\t7\tabriT\tabriU\tadysU\tadysl\tagusl\tahirU\talanT\taldil\talmaU\tamasl\tamedU\tamilU\taminU\tanal\tancaT\tannaT\tantiU\tapurT\tarazU\tarimU\tarraU\tateoU\taulal\tautil\tavenU\tavesT\tayenT\tazanl\tazarl\tbetoU\tbinoT\tboisU\tboral\tburgT\tcelol\tchenU\tchezT\tchezU\tchezl\tchoU\tchoil\tchonT\tcuall\tdalaT\tdelal\tderoT\tdinaU\tdoriT\tedesl\tedonT\tedroT\tegasU\teivaT\telynU\temaU\temmaT\terlal\teskiU\tevezU\tevinl\texisT\texisl\teyesl\tfedel\tfesaU\tfiloT\tgeloU\tgierU\tgridT\thanaU\thaniU\thardT\thoT\tholaU\tholal\tianU\tianal\tiedoT\tildoT\timonT\timonl\tingoU\tiniaU\tirkoT\tirnaT\tisiaT\tivial\tixtoU\tjamaU\tjasyU\tjderU\tleall\tleonT\tletoT\tlitoU\tlmosU\tlolal\tlsonT\tlupeT\tmaT\tmadaT\tmaruU\tmejoU\tmelaU\tmenal\tmileU\tmoniU\tndroU\tnejol\tnelal\tnolal\tntiaT\tntinl\tnzurU\tochiU\todoyU\tofreT\toldoU\tolgaU\tomezT\tonteT\tonzoU\toqueT\torelT\torroT\tossil\tottaU\tournU\tparkU\tparkl\tpauT\tpitul\tpiukT\tpomaT\tpughT\tpuraU\tquetU\tquinT\tredoT\trfanT\triamU\trisal\trnanT\troffU\trolaU\trolol\troraT\trosoT\trrezT\trrezl\truizT\truloT\trunol\tsaabU\tsoleT\tsparT\tsterl\tsusil\ttaloU\ttanoT\ttarol\ttavoU\tteoU\ttherU\ttianT\tuchiU\tueroT\tuiell\tujanU\tumaT\tundoT\tunesU\tunesl\tunirU\tutraU\tveroU\tvoneT\twiczU\txanaT\txanal\tyagoU\tyhenl\tylanU\tyoelT\tyohaT\tyuanU\tzagaU
27\t8\tabadT\tabadU\tachiU\tadalT\tadial\tadriU\tagroU\taitel\talanU\taldeT\taldeU\tambiU\tamedT\taneoU\tangeT\tannaU\tarneU\tasasT\tattiU\tautiU\tazzoT\tbatoU\tbelaU\tbelal\tbinaT\tbinol\tcielU\tcilaT\tcinoU\tcinol\tcopaT\teddyU\tedroU\telbaU\teldaT\telesT\telfiU\telmoT\telsoU\temirU\temmaU\tenkoT\teppeU\teppel\terpaU\tertiT\testiT\testiU\testil\tetesT\tettaT\tettaU\tfengT\tfilol\tfinoT\tfranl\tgabyU\tginoT\tgliaT\tglial\tgrosT\tguezT\thebeU\thigaT\thiniT\thuenT\tianl\ticelU\tielaU\tilanU\tileoT\tingoT\tiriaT\tirisl\tirmal\tisaU\tiscaU\tispoU\tittiU\tivanl\tiviaT\tjedal\tjonyT\tkiml\tlabaT\tletaT\tlfinl\tliT\tlinT\tlinoT\tlipeU\tlipel\tllimU\tlmosl\tlolaU\tlquel\tluT\tmaleU\tmarul\tmedol\tmeloU\tmilal\tmiroU\tnahiT\tnejoT\tniseU\tnitaT\tnsinU\tnushU\toball\todoyT\tomezl\tomonU\tonelT\tonell\tonezU\toniaU\tormaT\tossoT\tosueU\tovial\tpariT\tpazal\tperol\tpomaU\tpumaU\trensT\trianl\triasT\trickU\triell\trilol\triozT\trosaT\trrezU\trsenU\trsonT\trtinl\truizU\truloU\tsanaU\tsayal\tselaU\tsianU\tsoroU\tsterT\tsulaT\tsvenT\ttanal\ttaroU\tteoT\tthiaT\ttitaT\ttital\ttitoT\ttitol\ttoreT\ttutil\tuetal\tuielU\tuitaT\tuleoU\tuliaT\tulmaT\tundaT\tupanU\turinU\tvaroT\tvdaU\tviraT\tytiaT\tzaroT
27\t9\tadeol\tagraT\tahaml\taiteT\taival\tamasT\tanasT\taolal\tarasT\tarcel\tarzoU\tattiT\tayenl\tazzoU\tbanaU\tbaraT\tboraT\tcamoT\tcariT\tcataT\tcilal\tciroT\tcoboT\tcualT\tcualU\tdalaU\tdanaU\tdiazU\tdibT\teberT\tedonl\tegreU\teinaT\teival\teldaU\telenl\telgaU\telial\telmol\telmuU\telsol\tenkol\tenzaU\terdeT\terlaT\tevasU\tfaneT\tfedeU\tferl\tfinoU\tfranU\tgliaU\tgonaU\tgozaT\thanal\thangT\thartU\thiniU\tidadl\tidesT\tidial\tielal\tieraT\tilceU\tildaU\tilioU\tiliol\tilval\timanl\tingaU\tirkoU\tisiaU\tispeU\tjadaT\tlejoU\tlfinU\tlinoU\tlitaT\tllayT\tlmanU\tlmerU\tlmosT\tlolol\tloreT\tmasaU\tminT\tmoloU\tmonal\tnakaU\tnaroU\tnatoT\tnchoT\tneraT\tneteT\tneteU\tnianT\tnigol\tnsiaT\tnsial\tnsinl\tntinT\tnurT\tocaT\toccoU\tocioT\toleaU\toscoT\tpameT\tpatoT\tpoloT\tramoT\trayaU\tredoU\tredol\trfanU\trfanl\trgiol\trimoT\trionT\tritaT\trminU\trmoaT\trosaU\trruaT\trsenT\trthaU\tselaT\tsiniT\tsotoT\tsparU\tssanU\ttatiU\tteloU\ttenaU\ttenoU\ttiasT\ttomil\ttoneT\tualeT\tubarU\tucanU\tuceaU\tucioT\tuecoT\tuitol\tujral\tulceT\tumanl\turcaT\turinT\tvaroU\tveraU\tverzT\tvilaU\tzmanl\tzunil
27\t10\tahamT\tahamU\taiteU\talenU\tallel\talosT\tanaU\tancoT\tancoU\tanesT\tanizU\taraiT\tarral\taulaU\tavezU\tbebaT\tcamoU\tcariU\tcaroT\tccarT\tcenal\tcoboU\tcocoT\tconaU\tconal\tdanil\tdiceT\teagaU\teberl\teblaT\teblaU\tedesU\teivaU\tejasU\telafl\teldal\teliaU\tenatT\tencaU\tenkoU\tenzal\tespol\teterT\tezonT\tflorU\tflorl\tgailT\tgaill\tginoU\tgozal\tguelU\tguezU\thainT\thaniT\thigal\thirol\ticciU\ticheT\tievaT\tieveU\tilceT\tildal\tildoU\tisolU\tispel\tjuriU\tlaniU\tldanl\tlinl\tlinol\tlmerT\tlupel\tmaiaT\tmaiaU\tmajoU\tmelaT\tmenaU\tmiasT\tmilaU\tmoneU\tnagaT\tnsiaU\tnsurU\tobalU\tocaU\tonelU\toniol\tonorU\tonsoU\tortoT\toteoU\tpaol\tpituU\tpoloU\tponsU\tranoT\trayal\trigol\triloU\trlisU\trminT\troral\trosol\trriaU\trusoU\tsapoU\tsiniU\tsterU\tstesT\ttenal\tturoU\tuciol\tudezT\tuevoT\tuevol\tuizaT\tulliT\turbel\turcal\tvansU\tvansl\tvaraT\tvdal\tvedoT\tvedol\tvichU\tvitoT\txanaU\tyolaU\tzaroU
27\t11\tachol\tadeoU\taderT\tadiaT\taganT\taleT\tamirU\tanzoU\tarzaT\tateoT\tblasU\tbosaU\tcaroU\tceloU\tcosoU\tcunal\tdanaT\tdanal\tdipal\tdureT\teilaU\teireT\tencaT\tencal\tenjaT\tenjaU\tenjal\teyesT\teyesU\tferT\tgierT\thelal\thinoU\thiroT\thiroU\tiaraT\tidesl\tiecoT\tiecoU\tieval\tieveT\tigerT\tileoU\timanT\tinteT\tirreU\tisoll\tivanU\tlacaT\tlacoT\tlazaT\tlimal\tlqueU\tmanil\tmonaU\tneneT\tnianl\tnsurl\tonial\toranU\toverl\tpural\tquirU\tquirl\trariT\tregol\trnanU\troleU\troraU\trruaU\trtinU\tscarl\tscioU\tsosal\tstonU\tstonl\tstreT\ttanoU\tteol\ttitiU\ttorol\ttrisU\tturoT\tubenU\tuchil\tudial\tuidoT\turinl\turril\tyalal
27\t12\taianU\taivaT\talmaT\taolaU\tbatol\tbetoT\tbranT\tcedol\tcenaU\tcilaU\tdozoU\tdozol\tegasl\tevesl\texisU\tfinal\tflorT\tgailU\tgonil\tgridU\thelaU\thinoT\thuenU\thuenl\ticheU\tiecol\tileol\tilioT\tilvaU\timanU\tintiT\tirisU\tirtaU\tirtal\tlmanT\tloreU\tlqueT\tlupeU\tnatal\tnatol\tnchol\tntinU\tnurU\tolasT\tomarT\tomasT\tpazaU\trdesl\trgioU\trlisl\trmolU\trogaU\trogal\trotaT\trriaT\tsianl\tthiaU\ttiasl\ttilaU\ttilal\tubenl\tuecoU\tuevoU\turcoT\tvedaT\tyalaT
27\t13\tagnoU\tagroT\talcoU\tayenU\tbralU\tcamol\tcosol\teinaU\tevesU\tfiloU\tfinaU\tgozaU\thigaU\tidesU\tilteT\timonU\tintiU\tisiol\tlealU\tlinU\tlitoT\tlusaU\tmaniT\tnagaU\tnolaU\tomezU\tpetil\tpial\tpinoU\trenaU\trresT\trrial\trusol\ttanaT\ttanol\ttiasU\tuitoT\tuizaU\tvedal\tvedoU\tyalaU\tymasU
27\t14\taguaU\tarceU\tarzaU\tarzal\tblasT\tcinoT\tcirol\tcocoU\tcolol\tdoniT\tdoriU\tebanT\tferU\tfinol\tglesT\tgoniT\tleonU\tlimaU\tnchoU\tnigoU\tnzonl\tovalU\tpatol\trariU\troyoT\trresU\tsayaU\tsosaU\ttianl\ttitaU\turcoU\tvedaU\tvichT
27\t15\tcerol\tciroU\tcoloT\tichel\tievaU\tingol\tirnaU\tlimaT\tlusaT\tnatoU\tpiaU\trgosl\ttianU\tucasT
27\t16\tadiaU\tcesiU\tcocol\tcoloU\teinal\tgoniU\tirnal\tleonl\tmaniU\tnataU\tpatoU\tpiaT\trenal
27\t17\toleal\tonioT\trreaU\ttitoU\turcol
27\t18\tnataT
27\t20\tordoT\turcaU
28\t-16\tuI..590-\tuT.|. 0-\tuU.|: 1-
28\t-15\tnU.|: 1-\tuT.   90-
28\t-14\tuI..690-\tuI..890-\tuI.|.0-\tuT: : 0-
28\t-13\tuI °790-\tuI..,90-\tuI..390-\tuT  9  90-\tuT).  0-\tuU.|. 0-\txI  9.0-\txI.. 90-\txI.|. (0-\txI|.0-
28\t-12\tuI  - 0-\tuI °290-\tuI..090-\tuI..490-\tuI|° 0-\tuT |  1-\tuT. : 90-\txU|. 0-
28\t-11\tuI °190-\tuI °490-\tuI °890-\tuI..190-\tuI..790-\tuT  9: 0-\tuT.|: 0-\txI, .0o\txI..).0-\txT: . 0-\txT;  0-\txT|. 0-
28\t-10\tal  2o\tcT  9 1-\tnT " 0-\ttT : 1-\ttT.|: 0-\tuI  9.0-\tuI ° 0-\tuI °090-\tuI. / 0o\tuI..990-\tuI|° |0-\tuT |  | 1-\tuT. : 0-\tuT/ |1-\tuT: . 0-\tuT: 9 0-\tuU - |0-\txI  9, 0-\txI. / 0-
28\t-9\tal , 1o\tcT/  1-\tcT| 2-\tlU  9|0-\tnU.|: 2-\ttT. , 0-\tuT.|.|0-\tuT/ , 1-\tuU  - 0o\tuU |  | 0-
28\t-8\tbT ", 0-\tcT)  1-\tcT. 9 1-\tcT| 1o\tcU ), 0-\tcU||0-\tuI (.0-\tuI |0-\tuI. |0-\tuT. . 0-\tuU|. 0-\tul.|. 0o\txI, .0-\txT. : 0-
28\t-7\tcT. . 0-\tll  9|0o\tnU.|: ¿2-\ttU   90-\tuI , 0-\tuI / 0o\tuI ° 90-\tuI. / 0-\tuT.| "90-\tuU.   90-\tul  9|0o\tul.   90o
28\t-6\tcT: |0-\tlT .|1-\tnT ", 0-\tuI / 0-\tuI,  0-\tuI|) 0-\tuU||0-\tul  9. 0o\tul - |0o\tul |  | 0o\txI  0-
28\t-5\tcT: . 0-\tcU  9|0-\tcU/  0-\tuI ° 90o\tuI. ° 90-\tul, ". 0o\tul: |0o\txI. ) 0-
28\t-4\tcT  9 0-\tcT.  0o\tcT. , 0-\tcT|. 0-\tcU ". 0-\tcU.|. 0-\tcU|: 0-\tuI  0-\tuI.|) 0-\tuI|.0-\tuT.  0o\tul: . 0o\txI.|) 0-
28\t-3\tcT.  0-\tcT.-  0-\tcT: ¿ 0-\tcU  "0-\tcU. : 0-\tcU.|: 0-\tcU: . 0-\tcU^ 0-\toU : 0-\tuI; ) 0-\tuU: : 0-
28\t-2\tcT. : 0-\tcT.|. 0-\tcT|: 0-\tuT  9 0-\txI - .0-
28\t-1\toT.  0-
28\t1\taT,  3-\tbT , 2-\tgT  2-\tgU  9 0-\tgU |0-\tgU:  0-\tnT  2-\tnT  3-\tnT : 3-\tnT, , 2-\tnT, , 3-\tnU.  0-\tuT|: 0o\txT  3-
28\t2\tgT, , 1-\tgU| 0-\tgl:  0o\tnT.  2-\tnl:  0o\tuT  2o\tuT .|3-\tuU|: 3-\txT .|3-
28\t3\taU| 0-\tgT , 1-\tgT,  3-\tgT.| 1-\tgl . 0o\tnT . 3-\tnT : 3o\tnT ; 3-\tnT,  3-\tnU, , 0-\tuT . 3-\tuT : 2-\tuT.| 3-\tuT|: 3-\txT . 3-
28\t4\taT  1o\taT . 3-\tal| 0o\tbT , 3-\tbT .|2-\tcT . 2-\tfT  3-\tgT  9 1-\tgT,  (1-\tgT| 0-\tgU  1-\tgU;  0-\tgl;  0o\thT.  2-\tlT  2-\tlT.  1-\tnT  (2-\tnT .|3-\tnT,  2-\tnU.|: 3-\tnl  3o\tnl: , 0o\tnl|: 0o\tuT  9 2-\tuT : 3o\tuT.  3-\tuU  3-\tul , 1o\txT  (1-\txT .|2-\txU  3-\txU|: 0-
28\t5\taT . 2-\taT .|2-\taT:  0-\taT:  1-\taU  1-\tbU.  0-\tgT  9 0-\tgT, |1-\tgT.  1-\tgT:  1-\tgT;  0-\tgU:| 0-\tnT  2o\tnT  3o\tnT . 1-\tnU  2-\tnU .|0-\tnU|: 3-\tnl ) 0o\tnl |0o\ttT  3o\tuI.|. 0-\tuT .|2-\tuT ; 3-\tuT |2-\tuT:  3-\tuT| 1o\tuT| 3-\tuT| 3o\tul:  1o\txI ., 0-\txT   93-\txT : 3-\txT,  2-\txT:  3-\txT|: 1o\txU  | 0-
28\t6\taT , 3o\taT : 3-\taT.  2-\tbT  2o\tcT  3o\tgT ; 3-\tgT",  1-\tgT.| 0-\tgT;  1-\tgl |0o\thT.  1-\tlT.  3-\tnU : 3-\tnU. : 1-\tnU.| 0-\tnl : 0o\tnl.| 0o\ttT , 3-\tuI..0o\tuT, . 1-\tuT.| 3o\tuT:  2-\tuT;  2-\tuT|: 3o\tuU.  (0-\txI : 0-\txU|: 3-
28\t7\taT ; 3-\taT| 0-\tbT.  1-\tbU  2-\tbU|, 0-\tbl   90o\tcT  9 3-\tcT,  3-\tcT.  1-\tcT:  1-\tcU : 3-\tgT| 1-\tlU,  1-\tnT |1-\tnT. |0-\tnU ) 0-\tnU , 1-\tnU: , 0-\ttT , 2-\ttT.  2-\ttT.  3o\tuI ". 0-\tuI . 0o\tuT , 1o\tuT : 1-\tuT.  (0-\tuT.  2-\tuT.| 2-\tuT: , 3-\tuT| 1-\tuU  1-\tuU : 3-\tuU.  - 0-\tul |3o\tul|, 0o\txI "9., 0-\txU  1-\txU.| 0-\txU/ , 0-
28\t8\taT| 3-\tbT ; 1-\tbT ; 3-\tbT |2-\tbT.  2-\tbU , 1-\tbU : 3-\tcT   93-\tcT , 3o\tcT.  2-\tgT  - 1-\tgT, . 1-\tlT,  2-\tlU:  0-\tnT  (1-\tnT ). 1-\tnU $1-\tnU : 0-\tnU |1-\tnU:  0-\tnl  (0o\tnl,  0o\ttT . 2-\ttU : 3o\tuT  9 1-\tuT |  2-\tuT.| 1-\tuU , 2-\tuU. : 1-\tuU:| 0-\txI .790-\txT  3o
28\t9\taT  (1-\taT . 3o\taT.  3-\taT.| 1-\tbT : 3o\tbT |3o\tbU  1-\tcT . 3-\tcT : 3-\teT  2-\thU  0-\tlU|, 0-\tnT $3-\tnT, , 1-\tnT. , 1-\tnT|, 1-\toT| 0o\ttT.  1-\tuI; . 0-\tuT,  - 1-\tuT, |1-\tuT. , 2-\tuU,  - 0-\tul:  3o\txI $0-\txI .290-\txI .; 0-\txT : 3o\txT:  0-
28\t10\tbT .|3-\tbl|, 0o\tbl|: 0o\tcT . 3o\tcT.  2o\tgT,  - 1-\tlT:  1-\tlU. : ¿2-\tnT  9 1-\tnT ) 1-\tnT .|2-\tnT;  1-\tnU  1-\tnU/  0-\ttT $3-\tuI . /0-\tuI. . 0o\tuT. |1-\tuT| 2-\tuU , 1-\tuU. $0-\tuU:  1-\txI . 0-\txI. ., 0-\txI.- . 0-\txT.| 1-\txT:  1-\txl. |0o
28\t11\tcT  2-\tcT " 0-\tcT.  3-\tcU,  1-\tll:  0o\tnT.  1-\ttT |3-\tuI, . 0o\tuI: "., 0-\tuT  9, 2-\tuT ( 1-\tuT -  - 1-\tuT.  1o\tuT. : 1-\tuT: , 1-\tuU,  2-\tul.  1o\tul. $0o\txI. . (0-\txI. . 0-\txI. . 0o\txI.., 0-\txI..0o\txT;  1-
28\t12\tbT . 3-\tlU  1-\tnT $1-\tnT; , 1-\tuI - . 0-\tuI . 0-\tuI . |0-\tuI. ., 0o\tuI../90-\tuT:  1-\tuT;  1-\tul.  - 0o\txI . -0-\txI / . 0-\txI, . 0-
28\t13\tnT : 1-\ttT : 3o\tuI .590-\tuI. $0-\tuI. . 0-\tuI..|0o\tuI; .0-\tuT. . 1-\tuT|: 1-\txI; . 0-\txT.  1-\txT. $1-
28\t14\tcT| 3-\tcU , 1-\tuT  9, 1-\tuT ( 0-\tuT. $1-\tuT. , 1-\txI. $0-
28\t15\taT.  1-\tuI, .|0-\tuT.  1-\tuT|, 1-\txI .|0-\txI. .0-\txI.. (0-
28\t16\tnT. $1-\tuI .|0-\tuI|. 0o\tuU  2-\tul |1o\txI .: 0-\txI: . 0-
28\t17\tuI, . 0-
28\t18\tuI .: 0-\txI - . 0-
28\t20\tuI ., 0-
28\t23\tuI. ., 0-`;
