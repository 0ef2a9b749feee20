% SPDX-License-Identifier: Apache-2.0
function C = combntns(set, k)
% All combinations of k of the elements of a vector, a row each: the older form of nchoosek.
% Example: C = combntns(1:3, 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if k > numel(set), error('map:combntns:invalidSubset', 'The subset must not have more elements than the set.'); end
if isscalar(set), C = set; else, C = nchoosek(set, k); end
end
