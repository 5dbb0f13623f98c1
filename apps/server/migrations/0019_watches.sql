CREATE TABLE "cited_readings" (
	"document_id" uuid,
	"matter_id" uuid,
	"reading" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cited_sources" (
	"document_id" uuid,
	"matter_id" uuid,
	"source_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corpus_news" (
	"source" text PRIMARY KEY NOT NULL,
	"up_to" integer NOT NULL,
	"known" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gazette_readings" (
	"day" date NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gazette_readings_day_pk" PRIMARY KEY("day")
);
--> statement-breakpoint
CREATE TABLE "novelties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"news_key" text NOT NULL,
	"kind" text NOT NULL,
	"sealed_subject" text NOT NULL,
	"source" text,
	"text" text NOT NULL,
	"url" text,
	"day" date NOT NULL,
	"touched" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "watch_preferences" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"mail_digest" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed_term" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cited_readings" ADD CONSTRAINT "cited_readings_document_id_editor_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."editor_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_readings" ADD CONSTRAINT "cited_readings_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_sources" ADD CONSTRAINT "cited_sources_document_id_editor_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."editor_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_sources" ADD CONSTRAINT "cited_sources_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novelties" ADD CONSTRAINT "novelties_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_preferences" ADD CONSTRAINT "watch_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cited_readings_document" ON "cited_readings" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cited_readings_matter" ON "cited_readings" USING btree ("matter_id");--> statement-breakpoint
CREATE INDEX "cited_sources_hash" ON "cited_sources" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "cited_sources_document" ON "cited_sources" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "cited_sources_matter" ON "cited_sources" USING btree ("matter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "novelties_once" ON "novelties" USING btree ("account_id","news_key");--> statement-breakpoint
CREATE INDEX "novelties_account" ON "novelties" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "novelties_to_mail" ON "novelties" USING btree ("at") WHERE "novelties"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "watches_account" ON "watches" USING btree ("account_id");