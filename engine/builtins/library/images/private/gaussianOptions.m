% SPDX-License-Identifier: Apache-2.0
function [sigma, long, boundary] = gaussianOptions(name, sigma, options, dims)
% Standard deviations, lengths and boundary of a Gaussian filter over `dims` dimensions.
validateattributes(sigma, {'numeric'}, {'real', 'positive', 'finite', 'nonempty'}, name, 'SIGMA', 2);
sigma = double(sigma(:)');
if isscalar(sigma), sigma = repmat(sigma, 1, dims); end
if numel(sigma) ~= dims, error(['images:' name ':invalidLengthVector'], 'SIGMA must be a scalar or have %d elements.', dims); end
long = 2*ceil(2*sigma) + 1;
boundary = 'replicate';
for k = 1:2:numel(options) - 1
    word = validatestring(options{k}, {'FilterSize', 'Padding', 'FilterDomain'}, name);
    given = options{k + 1};
    if strcmp(word, 'FilterSize')
        validateattributes(given, {'numeric'}, {'positive', 'finite', 'integer', 'odd', 'nonempty'}, name, 'FilterSize');
        long = double(given(:)');
        if isscalar(long), long = repmat(long, 1, dims); end
    elseif strcmp(word, 'Padding')
        boundary = given;
        if isText(given), boundary = validatestring(given, {'replicate', 'circular', 'symmetric'}, name, 'Padding'); end
    else
        validatestring(given, {'auto', 'spatial', 'frequency'}, name, 'FilterDomain');
    end
end
end
