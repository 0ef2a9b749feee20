% SPDX-License-Identifier: Apache-2.0
function p = alphanumericBoundary(type)
% The places where letters and digits begin or end: alphanumericBoundary('start'), 'end' or 'either' (default). ~alphanumericBoundary is every other place.
% Example: s = replace("a1", alphanumericBoundary, "|")
if nargin < 1, type = 'either'; end
p = boundaryPattern('alphanumericBoundary', '[\p{L}\d]', type);
end
