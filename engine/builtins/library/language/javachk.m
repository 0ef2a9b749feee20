% SPDX-License-Identifier: Apache-2.0
function message = javachk(feature, component)
% The message that Java, or its part 'jvm', 'awt', 'swing' or 'desktop', is not there, as a struct that error takes; there is no Java here.
% Example: m = javachk('jvm'); assert(isfield(m, 'identifier'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, component = 'This function'; end
message = struct('message', sprintf('%s is not supported: there is no Java (%s) here.', component, feature), 'identifier', 'MATLAB:javachk:thisFeatureNotAvailable');
end
