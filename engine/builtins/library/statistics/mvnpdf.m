% SPDX-License-Identifier: Apache-2.0
function p = mvnpdf(x, mu, sigma)
% Density of the normal distribution of several variables at the rows of x; mu is a row or a row for each x (0), sigma the covariance
% matrix, a row of variances, or one matrix for each row along the third dimension (the unit matrix).
% Example: p = mvnpdf([0 0; 1 1], [0 0], [2 0.5; 0.5 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(mu), mu = 0; end
if nargin < 3, sigma = []; end
d = size(x, 2);
if ~isempty(sigma) && d ~= size(sigma, 2) && size(x, 1) == size(sigma, 2), x = x.'; d = size(x, 2); end
x = x - mu;
p = zeros(size(x, 1), 1, 'like', x);
if isempty(sigma), p = exp(-sum(x.^2, 2)/2)/(2*pi)^(d/2); return, end
for k = 1:size(sigma, 3)
    R = mvnRoot('mvnpdf', sigma(:, :, k), d);
    rows = 1:size(x, 1);
    if size(sigma, 3) > 1, rows = k; end
    z = x(rows, :)/R;
    p(rows) = exp(-sum(z.^2, 2)/2 - sum(log(diag(R))))/(2*pi)^(d/2);
end
end
