% SPDX-License-Identifier: Apache-2.0
function tf = isundefined(c)
% Which elements of a categorical array are of no category.
% Example: isundefined(categorical({'a', ''}))
mustBeCategorical('isundefined', c);
tf = objectState(c).codes == 0;
end
