CREATE TABLE "firm_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"matter_id" uuid,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "firm_invitations_client_matter" CHECK (("firm_invitations"."role" = 'cliente') = ("firm_invitations"."matter_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "firm_members" (
	"firm_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"matter_id" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "firm_members_firm_id_account_id_pk" PRIMARY KEY("firm_id","account_id"),
	CONSTRAINT "firm_members_role" CHECK ("firm_members"."role" in ('titular', 'abogado', 'asistente', 'cliente')),
	CONSTRAINT "firm_members_client_matter" CHECK (("firm_members"."role" = 'cliente') = ("firm_members"."matter_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"uses" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matter_members" (
	"matter_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "matter_members_matter_id_account_id_pk" PRIMARY KEY("matter_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "matter_mentions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"matter_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"by_account_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_pool_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"pool_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carried" integer NOT NULL,
	"carried_period" text NOT NULL,
	"ends_after" text
);
--> statement-breakpoint
ALTER TABLE "matter_files" ADD COLUMN "is_client_visible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matter_items" ADD COLUMN "is_client_visible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "firm_invitations" ADD CONSTRAINT "firm_invitations_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_invitations" ADD CONSTRAINT "firm_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_members" ADD CONSTRAINT "firm_members_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_members" ADD CONSTRAINT "firm_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_members" ADD CONSTRAINT "matter_members_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_members" ADD CONSTRAINT "matter_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_mentions" ADD CONSTRAINT "matter_mentions_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_mentions" ADD CONSTRAINT "matter_mentions_item_id_matter_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."matter_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_mentions" ADD CONSTRAINT "matter_mentions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_mentions" ADD CONSTRAINT "matter_mentions_by_account_id_accounts_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_pool_members" ADD CONSTRAINT "usage_pool_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_pool_members" ADD CONSTRAINT "usage_pool_members_pool_id_usage_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."usage_pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "firm_invitations_token" ON "firm_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "firm_invitations_one_open" ON "firm_invitations" USING btree ("firm_id","email") WHERE "firm_invitations"."accepted_at" is null and "firm_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "firm_invitations_expiry" ON "firm_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "firm_members_one_firm" ON "firm_members" USING btree ("account_id") WHERE "firm_members"."role" <> 'cliente';--> statement-breakpoint
CREATE UNIQUE INDEX "firm_members_one_client" ON "firm_members" USING btree ("matter_id") WHERE "firm_members"."matter_id" is not null;--> statement-breakpoint
CREATE INDEX "firm_members_account" ON "firm_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "matter_members_account" ON "matter_members" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_mentions_once" ON "matter_mentions" USING btree ("item_id","account_id");--> statement-breakpoint
CREATE INDEX "matter_mentions_account" ON "matter_mentions" USING btree ("account_id","seen_at");--> statement-breakpoint
CREATE INDEX "usage_pool_members_pool" ON "usage_pool_members" USING btree ("pool_id");--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE set null ON UPDATE no action;