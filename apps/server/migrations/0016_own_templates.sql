CREATE TABLE "own_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed_name" text NOT NULL,
	"sealed_body" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "own_templates" ADD CONSTRAINT "own_templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_templates_account" ON "own_templates" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "own_templates_deleted" ON "own_templates" USING btree ("deleted_at");