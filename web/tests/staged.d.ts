export declare const STAGED: string[];
