classdef Row < matlab.mixin.indexing.RedefinesParen
    % Numbers that () selects and changes.
    properties (Access = private)
        Data
    end
    methods
        function obj = Row(data)
            if nargin > 0, obj.Data = data; end
        end
        function varargout = size(obj, varargin)
            [varargout{1:nargout}] = size(obj.Data, varargin{:});
        end
        function out = cat(dim, varargin)
            parts = cellfun(@(r) r.Data, varargin, 'UniformOutput', false);
            out = Row(cat(dim, parts{:}));
        end
        function show(obj)
            fprintf('%s\n', mat2str(obj.Data));
        end
    end
    methods (Static)
        function obj = empty()
            obj = Row([]);
        end
    end
    methods (Access = protected)
        function varargout = parenReference(obj, indexOp)
            obj.Data = obj.Data.(indexOp(1));
            if isscalar(indexOp)
                varargout{1} = obj.Data;
                return;
            end
            [varargout{1:nargout}] = obj.(indexOp(2:end));
        end
        function obj = parenAssign(obj, indexOp, varargin)
            fprintf('assign %s to %d operations, %s\n', mat2str(varargin{1}), numel(indexOp), indexOp(1).Type);
            [obj.Data.(indexOp)] = varargin{:};
        end
        function obj = parenDelete(obj, indexOp)
            obj.Data.(indexOp) = [];
        end
        function n = parenListLength(obj, indexOp, context)
            n = listLength(obj.Data, indexOp, context);
        end
    end
end
