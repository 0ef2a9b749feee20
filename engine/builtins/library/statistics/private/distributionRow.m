% SPDX-License-Identifier: Apache-2.0
function [standard, accepts] = distributionRow(family)
% What a family of distributions takes: its standard parameters, [] where one has to be given, and
% which parameters are allowed.
switch family
    case 'norm'
        standard = {0, 1};
        accepts = @(mu, sigma) sigma > 0;
    case 'logn'
        standard = {0, 1};
        accepts = @(mu, sigma) sigma > 0;
    case 'exp'
        standard = {1};
        accepts = @(mu) mu > 0;
    case 'unif'
        standard = {0, 1};
        accepts = @(a, b) a < b;
    case 'gam'
        standard = {[], 1};
        accepts = @(a, b) a > 0 & b > 0;
    case 'chi2'
        standard = {[]};
        accepts = @(v) v > 0;
    case 'beta'
        standard = {[], []};
        accepts = @(a, b) a > 0 & b > 0;
    case 't'
        standard = {[]};
        accepts = @(v) v > 0;
    case 'f'
        standard = {[], []};
        accepts = @(v1, v2) v1 > 0 & v2 > 0;
    case 'wbl'
        standard = {1, 1};
        accepts = @(a, b) a > 0 & b > 0;
    case 'rayl'
        standard = {1};
        accepts = @(b) b > 0;
    case 'ev'
        standard = {0, 1};
        accepts = @(mu, sigma) sigma > 0;
    case 'gev'
        standard = {0, 1, 0};
        accepts = @(k, sigma, mu) sigma > 0;
    case 'gp'
        standard = {0, 1, 0};
        accepts = @(k, sigma, theta) sigma > 0;
    case 'poiss'
        standard = {[]};
        accepts = @(lambda) lambda >= 0;
    case 'bino'
        standard = {[], []};
        accepts = @(n, q) n >= 0 & n == fix(n) & q >= 0 & q <= 1;
    case 'nbin'
        standard = {[], []};
        accepts = @(r, q) r > 0 & q > 0 & q <= 1;
    case 'geo'
        standard = {[]};
        accepts = @(q) q > 0 & q <= 1;
    case 'hyge'
        standard = {[], [], []};
        accepts = @(m, k, n) m >= 0 & k >= 0 & n >= 0 & k <= m & n <= m & ...
            m == fix(m) & k == fix(k) & n == fix(n);
    case 'unid'
        standard = {[]};
        accepts = @(n) n >= 1 & n == fix(n);
end
end
