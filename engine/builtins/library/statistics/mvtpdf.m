% SPDX-License-Identifier: Apache-2.0
function p = mvtpdf(x, C, df)
% Density of Student's distribution of several variables with correlation matrix C and df degrees of freedom at the rows of x.
% Example: p = mvtpdf([0 0], [1 0.4; 0.4 1], 5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
d = size(x, 2);
s = sqrt(diag(C));
if any(s ~= 1), C = C./(s*s'); end
R = mvnRoot('mvtpdf', C, d);
z = x/R;
df = df(:);
p = exp(gammaln((df + d)/2) - gammaln(df/2) - d/2*log(df*pi) - sum(log(diag(R))) - (df + d)/2.*log1p(sum(z.^2, 2)./df));
end
