% SPDX-License-Identifier: Apache-2.0
function r = mvtrnd(C, df, n)
% Random rows of Student's distribution of several variables with correlation matrix C and df degrees of freedom.
% Example: r = mvtrnd([1 0.4; 0.4 1], 5, 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
d = size(C, 1);
if nargin < 3, n = max(1, numel(df)); end
s = sqrt(diag(C));
C = C./(s*s');
z = mvnrnd(zeros(1, d), C, n);
r = z./sqrt(gamrnd(df(:)/2.*ones(n, 1), 2)./df(:));
end
