/** Lists of assets as people keep them, cell by cell; nobody's but ours. */

export const EXPORTED = `
Asset Tag|Asset Name|Serial|Model|Model Number|Category|Manufacturer|Status|Checked Out To: Name|Location|Purchase Date|Purchase Cost|Warranty|Notes
1001|NB-ANA|C02XK1|MacBook Pro 14|A2442|Laptops|Apple|Deployed|Ana Ruiz|Lyon|2023-03-01|$2,399.00|36 months|
1002|NB-BO|C02XK2|MacBook Air|A2681|Laptops|Apple|Deployed|Bo Lind|Lyon|2023-03-01|$1,299.00|36|second screen at home
1003|NB-CLEO|5CG1|EliteBook 840|840G9|Laptops|HP|Deployed|Cleo Marsh|Bonn|03/14/2022|1,150.00|24 months|
1004|WS-01|5CG2|Z2 Tower|Z2G9|Desktops|HP|Deployed|Dee Okafor|Bonn|03/14/2022|2.100,00 €|24|
1005|PH-01|353901|iPhone 14|A2882|Mobile Phones|Apple|Deployed|Ana Ruiz|Lyon|2023-05-02|899|12 months|
1006|PH-02|353902|Galaxy S22|SM-S901|Mobile Phones|Samsung|Ready to Deploy|IT Store|Lyon|2022-11-20|749|24|spare
1007|SW-CORE|FOC1|Catalyst 9300|C9300|Switches|Cisco|Deployed|Network Team|Lyon|2021-01-15|5,400.00|60 months|rack 2
1008|FW-01|FGT1|FortiGate 60F|60F|Firewalls|Fortinet|Deployed|Network Team|Lyon|2021-01-15|1,020.00|36|
1009|SRV-01|CZJ1|ProLiant DL380|DL380|Servers|HPE|Deployed|Operations|Lyon|2020-06-30|7,800.00|60|
1010|SRV-02|CZJ2|ProLiant DL380|DL380|Servers|HPE|Undeployable|Operations|Lyon|2019-06-30|7,300.00|60|disk failed
1011|PR-01|VNB1|LaserJet M479|M479|Printers|HP|Deployed|Front desk|Bonn|2022-02-01|479|12|
1012|TB-01|DMP1|iPad 10|A2696|Tablets|Apple|Pending|IT Store|Lyon|2023-08-01|529|12|
1013|NB-OLD|5CG9|ProBook 450|450G5|Laptops|HP|Archived|IT Store|Bonn|2017-04-01|899|36|
1014|NB-GONE|5CG8|ProBook 450|450G5|Laptops|HP|Lost|Dee Okafor|Bonn|2018-04-01|899|36|train to Paris
1015|NB-EVA|5CG7|EliteBook 845|845G10|Laptops|HP|Deployed|Eva Stone|Bonn|May 6, 2023|1,390|3 years|`;

export const GERMAN = `
Geräteverzeichnis der Beispiel GmbH
Stand: 1. Oktober 2024; geführt von der IT

Gerät;Art;Kategorie;Seriennummer;Verantwortliche Person;Abteilung;Standort;Status;Kritikalität;Klassifizierung;Anschaffungsdatum;Kaufpreis (EUR);Garantie bis;Offene Schwachstellen;Festplattenverschlüsselung;Bemerkung
NB-Anna;Notebook;HW;DE-1;Anna Huber;IT-Betrieb;Köln;in Betrieb;mittel;intern;06.05.2021;1.234,50;6. Mai 2024;2;ja;
NB-Berta;Notebook;HW;DE-2;Berta Groß;Vertrieb;Köln;in Betrieb;niedrig;intern;6. Mai 2021;1.234,50;05/2024;;ja;
PC-Empfang;Arbeitsplatzrechner;HW;DE-3;Empfang;Personal;Köln;in Betrieb;niedrig;öffentlich;12. März 2020;799;12. März 2023;0;nein;
Fileserver;Server;HW;DE-4;IT-Betrieb;IT-Betrieb;Serverraum;in Betrieb;hoch;streng vertraulich;01.02.2019;6.500,00;31.01.2024;5;ja;
Druckerhalle;Drucker;HW;DE-5;Anna Huber;Personalabteilung;Halle;in Reparatur;gering;intern;15. Dez. 2018;450;unbekannt;;;
Core-Switch;Switches;Netzwerk;DE-6;IT-Betrieb;EDV;Serverraum;in Betrieb;kritisch;intern;15.12.2018;2.999;;1;;
WLAN Lager;Access Points;Netzwerk;DE-7;IT-Betrieb;EDV;Lager;Stillgelegt;mittel;intern;2018-12-15;99;;;;
Firewall;Firewall;Netzwerk;DE-8;IT-Betrieb;EDV;Serverraum;in Betrieb;hoch;vertraulich;44322;1.050;24 Monate;3;;
Handy Chef;Diensthandy;HW;DE-9;Carla Vogt;Geschäftsführung;Köln;in Betrieb;hoch;vertraulich;3. Jänner 2023;899,-;;0;ja;
NAS;NAS;HW;DE-10;IT-Betrieb;EDV;Serverraum;in Betrieb;hoch;vertraulich;1. Jul 2022;2.100;36 Monate;2;ja;gesichert
ERP;Fachanwendung;SW;;Berta Groß;Buchhaltung;Köln;in Betrieb;hoch;vertraulich;;;;;;
Lohn;Anwendungen;Software;;Carla Vogt;Personal;Köln;in Betrieb;hoch;streng vertraulich;;;;;;
Kundendatenbank;Datenbanken;Daten;;Berta Groß;Vertrieb;Köln;in Betrieb;hoch;vertraulich;;;;;;
Summe;;;;;;;;;;;16.866,00;;;;

Ausgedruckt am 02.10.2024`;

export const FRENCH = `
Registre des actifs
Société Exemple SAS

Désignation|Type d'équipement|Catégorie|N° de série|Responsable|Service|Site|Statut|Sensibilité|Date d'achat|Prix d'achat|Fin de garantie|Système d'exploitation
Portable Anne|Ordinateurs portables|Matériel|FR-1|Anne Petit|Informatique|Lyon|en service|interne|6 mai 2024|1 299,00 €|6 mai 2027|Windows 11
Portable Luc|Ordinateurs portables||FR-2|Luc Morel|Ventes|Lyon|en service|interne|1er août 2023|1 299,00 €|36 mois|Windows 11
Poste accueil|Poste fixe||FR-3|Accueil|Ressources humaines|Lyon|en service|publique|15 janv. 2020|650|2 ans|Windows 10
Serveur 1|Serveur||FR-4|DSI|DSI|Salle 2|en service|confidentielle|30 juin 2019|5 200|30 juin 2024|Debian
Imprimante|Imprimantes||FR-5|Accueil|RH|Lyon|en panne|interne|2 févr. 2018|320||
Pare-feu|Pare-feu|Réseau|FR-6|DSI|DSI|Salle 2|en service|confidentielle|12/11/2022|980|12/11/2025|
Commutateur|Commutateurs||FR-7|DSI|DSI|Salle 2|en service|interne|12/11/2022|1 400||
Borne wifi|Point d'accès||FR-8|DSI|DSI|Étage 1|hors service|interne|12/11/2016|90||
Paie|Application métier|Logiciel||Luc Morel|Finances|Lyon|en service|confidentielle||||
Messagerie|SaaS|Cloud||Anne Petit|Informatique|hébergé|en service|confidentielle||||
Total|||||||||||11 238,00 €|`;

export const SPANISH = `
Nombre del equipo|Tipo de dispositivo|Categoría|Número de serie|Persona responsable|Departamento|Ubicación|Estado|Fecha compra|Coste de compra|Garantía hasta|Cifrado|Copia de seguridad
Portátil Ana|Portátil|Hardware|ES-1|Ana Ruiz|Informática|Madrid|En uso|6 de mayo de 2021|1.234,50 €|6 de mayo de 2024|sí|diaria
Portátil Luis|Portátiles|Hardware|ES-2|Luis Gil|Ventas|Madrid|En uso|15 ene 2023|999|15 ene 2026|sí|semanal
Sobremesa 1|Ordenador de sobremesa|Hardware|ES-3|Recepción|RRHH|Madrid|En uso|1/2/2020|650|3 años|no|no
Servidor|Servidores|Hardware|ES-4|Sistemas|Sistemas|CPD|En servicio|30/06/2019|5.200|30/06/2024|sí|diaria
Impresora|Impresora|Hardware|ES-5|Recepción|RRHH|Madrid|Averiado|2 feb 2018|320|||
Cortafuegos|Cortafuegos|Red|ES-6|Sistemas|Sistemas|CPD|Activo|12/11/2022|980|24 meses||
Conmutador|Conmutadores|Red|ES-7|Sistemas|Sistemas|CPD|Activo|12/11/2022|1.400|||
Móvil dirección|Móvil|Hardware|ES-8|Eva Sanz|Dirección|Madrid|En uso|3 sept 2023|899|2 años|sí|
Nómina|Aplicación|Programas||Luis Gil|Finanzas|Madrid|En uso||||no sé|
Correo|Servicio en la nube|Nube||Ana Ruiz|Informática|Nube|En uso||||sí|
Archivo|NAS|Hardware|ES-9|Sistemas|Sistemas|CPD|Vendido|mucho tiempo atrás|400|||`;

export const CLOUD = `
Item name|Service type|Asset category|Responsible person|Team|Data classification|CVEs open|Environment|Backup enabled|Criticality|Annual cost
Production cluster|Cloud Service|Cloud|Ana Ruiz|Engineering|Confidential|2|prod|yes|High|24000
Staging cluster|Cloud Service|Cloud|Ana Ruiz|Engineering|Internal|4|staging|no|Low|6000
Customer database|Database|Cloud|Bo Lind|Engineering|Restricted|0|prod|daily|High|4000
Billing database|Database|Cloud|Bo Lind|Finance|Restricted|0|prod|daily|High|2000
Web app|Web application|Software|Cleo Marsh|Product Engineering|Confidential|1|prod|yes|High|
Admin tool|Internal application|Software|Cleo Marsh|Engineering|Internal|7|prod|no|Medium|
CRM|SaaS|SaaS|Dee Okafor|Sales|Confidential|n/a|vendor|planned|Medium|12000
HR system|SaaS|SaaS|Eva Stone|HR|Restricted|unknown|vendor|yes|High|8000
Mail and files|SaaS|SaaS|Ana Ruiz|IT|Confidential||vendor|yes|High|9000
Build server|Virtual machine|Cloud|Ana Ruiz|Engineering|Internal|3|ci|no|Medium|1500
Editor licences|Licenses|Software|Cleo Marsh|Engineering|Public|||||2200
Data lake|Data warehouse|Cloud|Bo Lind|Engineering|Restricted|0|prod|weekly|High|16000`;

export const BLOCKS = `
Inventory Northern Office

Servers and storage
Host name|Kind|Class|S/N|Maintained by|Owner / Responsible|OS|IP|MAC
srv-a|Physical server|Hardware|N-1|Operations|Dee Okafor|Debian 12|10.0.0.1|00:1B:63:84:45:E6
srv-b|Physical server|Hardware|N-2|Operations|Dee Okafor|Debian 12|10.0.0.2|00:1B:63:84:45:E7
srv-c|VM|Hardware|N-3|Operations|Dee Okafor|Debian 12|10.0.0.3|
srv-d|VM|Hardware|N-4|Operations|Dee Okafor|Ubuntu|10.0.0.4|
nas-a|NAS|Hardware|N-5|Operations|Dee Okafor||10.0.0.9|
nas-b|Tape library|Hardware|N-6|Operations|Dee Okafor||10.0.0.10|
Host name|Kind|Class|S/N|Maintained by|Owner / Responsible|OS|IP|MAC
srv-e|Hypervisor|Hardware|N-7|Operations|Dee Okafor|Proxmox|10.0.0.5|
srv-f|Hypervisor|Hardware|N-8|Operations|Dee Okafor|Proxmox|10.0.0.6|

Contacts
Name|Department
Dee Okafor|Operations
Eva Stone|HR`;

export const LICENSES = `
Software name|Publisher|Licence type|Seats|Used seats|Assigned to|Expiration date|Purchase cost|License key|Type
Office suite|Microsoft|per user|60|58|Ana Ruiz|31 Dec 2025|12,000.00|XXXX-1|Software
Design tool|Adobe|per user|5|5|Cleo Marsh|2025-06-30|3,200.00|XXXX-2|Software
Editor|JetBrains|per user|12|11|Bo Lind|30/09/2025|2,160.00|XXXX-3|Software
Antivirus|Sophos|per device|80|77|Ana Ruiz|01-Feb-2026|1,840.00|XXXX-4|Software
Accounting|Datev|per site|1|1|Dee Okafor|n/a|4,100.00|XXXX-5|Software
VPN client|Cisco|per user|60|60|Ana Ruiz|15 Mar 2026|900|XXXX-6|Software
Total|||218|212|||24,200.00||`;

export const ISO = `
No.|Asset title|Asset description|Asset type|Asset category|Serial no.|Asset owner|Previous owner|Asset location|Backup location|Information classification|Risk rating|Lifecycle|Next access review
|(text)|(text)|||(text)|(text)|||||||dd.mm.yyyy
1|HR laptop|used at the front desk|Laptop|Hardware|I-1|Eva Stone|Bo Lind|Bonn|cloud|Confidential|Medium|In use|01.03.2026
2|Board laptop|travels|Laptop|Hardware|I-2|Eva Stone||Bonn|cloud|Secret|High|In use|01.03.2026
3|Payroll|monthly runs|Business application|Software||Eva Stone||hosted|vendor|Restricted|High|Operational|1 April 2026
4|Web shop|public site|Website|Software||Cleo Marsh||hosted|vendor|Public|Moderate|Live|1 April 2026
5|Old archive|read only|Storage|Hardware|I-3|Bo Lind||Cellar||Internal use only|Low|End of life|
6|Meeting tablet|shared|iPad|Hardware|I-4|Eva Stone||Bonn||Internal|Low|In stock|soon
7|Label printer|shipping|Label printer|Hardware|I-5|Bo Lind||Bonn||Internal|Low|Defective|
8|Guest wifi|visitors|WLAN access point|Network|I-6|Bo Lind||Bonn||Public|Low|In use|
9|Customer files|scans of contracts|Data|Data||Cleo Marsh||SharePoint|vendor|Confidential|High|In use|01.03.2026
10|Door scanner|badge check|Scaner|Hardwear|I-7|Bo Lind||Bonn||Internal|Low|In use|`;

export const OLD_MAC = `
name\ttype\tcategory\tserial\tassigned to\tdept\tpurchased\tprice
Mini 1\tMini PC\tEquipment\tM-1\tAna Ruiz\tIT\t5-Mar-2019\t600
Mini 2\tMini PC\tEquipment\tM-2\tAna Ruiz\tIT\t5-Mar-2019\t600
Phone 1\tiPhone\tDevice\tM-3\tEva Stone\tHuman Resources\t1 Sep 2021\t800
Phone 2\tSmartphones\tDevice\tM-4\tDee Okafor\tSales Team\t1 Sept 2021\t800
Beamer\tMonitor\tDevice\tM-5\tEva Stone\tHR\t2021\t400`;
