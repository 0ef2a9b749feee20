function v = rhs(v)
order('rhs');
end
