CREATE TABLE "agenda_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_account_id" uuid,
	"matter_id" uuid,
	"author_account_id" uuid,
	"responsible_account_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"last_day" date NOT NULL,
	"time" text,
	"reminds" boolean NOT NULL,
	"day_set_on" date NOT NULL,
	"computed_by" text,
	"sealed_body" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "agenda_entries_one_holder" CHECK (("agenda_entries"."owner_account_id" is null) <> ("agenda_entries"."matter_id" is null))
);
--> statement-breakpoint
CREATE TABLE "agenda_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agenda_preferences" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"mail_reminders" boolean NOT NULL,
	"leads" jsonb NOT NULL,
	"mail_titles" boolean NOT NULL,
	"feed_titles" boolean NOT NULL,
	"feed_hash" text,
	"feed_created_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agenda_reminders" (
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"lead" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "agenda_reminders_entry_id_account_id_day_lead_pk" PRIMARY KEY("entry_id","account_id","day","lead")
);
--> statement-breakpoint
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
ALTER TABLE "agenda_entries" ADD CONSTRAINT "agenda_entries_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_entries" ADD CONSTRAINT "agenda_entries_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_entries" ADD CONSTRAINT "agenda_entries_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_entries" ADD CONSTRAINT "agenda_entries_responsible_account_id_accounts_id_fk" FOREIGN KEY ("responsible_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_notices" ADD CONSTRAINT "agenda_notices_entry_id_agenda_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."agenda_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_notices" ADD CONSTRAINT "agenda_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_preferences" ADD CONSTRAINT "agenda_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_reminders" ADD CONSTRAINT "agenda_reminders_entry_id_agenda_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."agenda_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_reminders" ADD CONSTRAINT "agenda_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_readings" ADD CONSTRAINT "cited_readings_document_id_editor_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."editor_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_readings" ADD CONSTRAINT "cited_readings_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_sources" ADD CONSTRAINT "cited_sources_document_id_editor_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."editor_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_sources" ADD CONSTRAINT "cited_sources_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novelties" ADD CONSTRAINT "novelties_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_preferences" ADD CONSTRAINT "watch_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agenda_entries_owner" ON "agenda_entries" USING btree ("owner_account_id","day");--> statement-breakpoint
CREATE INDEX "agenda_entries_matter" ON "agenda_entries" USING btree ("matter_id","day");--> statement-breakpoint
CREATE INDEX "agenda_entries_open" ON "agenda_entries" USING btree ("day") WHERE "agenda_entries"."state" = 'pending' and "agenda_entries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "agenda_entries_computed" ON "agenda_entries" USING btree ("computed_by") WHERE "agenda_entries"."computed_by" is not null;--> statement-breakpoint
CREATE INDEX "agenda_entries_deleted" ON "agenda_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "agenda_notices_account" ON "agenda_notices" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "agenda_notices_to_mail" ON "agenda_notices" USING btree ("at") WHERE "agenda_notices"."mailed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_preferences_feed" ON "agenda_preferences" USING btree ("feed_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "cited_readings_document" ON "cited_readings" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cited_readings_matter" ON "cited_readings" USING btree ("matter_id");--> statement-breakpoint
CREATE INDEX "cited_sources_hash" ON "cited_sources" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "cited_sources_document" ON "cited_sources" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "cited_sources_matter" ON "cited_sources" USING btree ("matter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "novelties_once" ON "novelties" USING btree ("account_id","news_key");--> statement-breakpoint
CREATE INDEX "novelties_account" ON "novelties" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "novelties_to_mail" ON "novelties" USING btree ("at") WHERE "novelties"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "watches_account" ON "watches" USING btree ("account_id");